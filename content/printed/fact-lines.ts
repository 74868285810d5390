import type { Figure } from "../schema/resolved.ts";

/** The lines of a figure that is printed large. A unit after a space is apart, because it is set smaller. */
export function factLines({ parts }: Pick<Figure, "parts">): { value: string; unit?: string }[] {
  return parts.map(({ text, value, unit }) => (unit?.spaced ? { value, unit: unit.printed } : { value: text }));
}
