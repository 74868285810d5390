import type { Figure } from "../schema/resolved.ts";

/** The lines of a figure in large type. A unit after a space is separate, because it is smaller. */
export function factLines({ parts }: Pick<Figure, "parts">): { value: string; unit?: string }[] {
  return parts.map(({ text, value, unit }) => (unit?.spaced ? { value, unit: unit.printed } : { value: text }));
}
