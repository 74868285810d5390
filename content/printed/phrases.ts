import type { Figure, TileSize } from "../schema/resolved.ts";

/** The lines of a figure in large type. A unit after a space is separate, because it is smaller. */
export function factLines({ parts }: Pick<Figure, "parts">): { value: string; unit?: string }[] {
  return parts.map(({ text, value, unit }) => (unit?.spaced ? { value, unit: unit.printed } : { value: text }));
}

/** Says how much of the material each picture shows, and marks a sample size. */
export function tileRemark({ widthMm, heightMm, sample }: TileSize): string {
  return `Each picture shows ${widthMm} × ${heightMm}\u00A0mm${sample ? " (sample value)" : ""}.`;
}
