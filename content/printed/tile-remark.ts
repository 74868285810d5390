import type { TileSize } from "../schema/resolved.ts";

/** Says how much of the material each picture shows, and marks a sample size. */
export function tileRemark({ widthMm, heightMm, sample }: TileSize): string {
  return `Each picture shows ${widthMm} × ${heightMm}\u00A0mm${sample ? " (sample value)" : ""}.`;
}
