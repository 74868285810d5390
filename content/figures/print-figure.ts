import { scalarRules } from "./quantities.ts";
import type { Quantity } from "../schema/reading.ts";

/**
 * A typeset figure: a range's hyphen becomes an en dash without spaces, the x of a size becomes ×, and m2 and m3
 * get their superscripts, including in weights per sqm or per cu m. Nothing else changes; words that are not a
 * measure (`BS EN 1021-1:1994`, `T-24`) stay as supplied.
 */
export function printFigure(supplied: string, quantity: Quantity): string {
  return isMeasure(quantity) ? printMeasure(supplied) : supplied;
}

/** A typeset measure or unit. */
export function printMeasure(supplied: string): string {
  return supplied
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, " × ")
    .replace(/(?<=\d(?:\s?[%°A-Za-z]{1,2})?)(?:-|\s*–\s*)(?=\d)/g, "–")
    .replace(/(?<=\/)sq\.?\s?mt?\b\.?/, "m²")
    .replace(/(?<=\/)(?:cu\.?\s?m|cbm)\b\.?/, "m³")
    .replace(/(?<=m)2(?![\d.])/g, "²")
    .replace(/(?<=m)3(?![\d.])/g, "³");
}

function isMeasure(quantity: Quantity): boolean {
  return quantity === "size" || quantity === "mains" || quantity in scalarRules;
}
