import type { FigureKind } from "./schema/figure.ts";

/**
 * A figure as it is set in type: a range's hyphen becomes an en dash, the x of a size becomes ×, m2 and m3 get
 * their superscripts. Nothing else changes; words that are no measure (`BS EN 1021-1:1994`, `T-24`) stay as supplied.
 */
export function printFigure(supplied: string, kind: FigureKind): string {
  if (kind === "text") return supplied;
  return supplied
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, " × ")
    .replace(/(?<=\d(?:\s?[%°A-Za-z]{1,2})?)-(?=\d)/g, "–")
    .replace(/(?<=m)2(?![\d.])/g, "²")
    .replace(/(?<=m)3(?![\d.])/g, "³");
}
