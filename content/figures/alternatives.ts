import type { Reading } from "../schema/reading.ts";
import type { FigurePart } from "../schema/resolved.ts";

const betweenValues = /\s*\/\s*|,\s+|\s+or\s+|\s+and\s+/;
const betweenSizes = /,\s+|\s+or\s+|\s+and\s+/;

/**
 * The options in a figure, each as it is printed alone: `16, 17 or 18 mm` is `16 mm`, `17 mm` and `18 mm`, and
 * `2440 × 128 / 192 mm` is `2440 × 128 mm` and `2440 × 192 mm`. Digits stay as supplied. A range is one value.
 */
export function alternativesOf(reading: Reading, parts: readonly FigurePart[]): string[] {
  if (reading.quantity === "words") return [...reading.words];
  const values = parts.flatMap((part) => {
    if (part.open) return [part.text];
    return reading.quantity === "size" ? sizesIn(part.text) : lengthsIn(part.text);
  });
  return [...new Set(values)];
}

/**
 * The sizes in a printed line. Sides after a slash share the side before the ×; thicknesses after `at` are left
 * out.
 */
function sizesIn(printed: string): string[] {
  const sizes = /^(?<sizes>.+?)(?:\s+at\s.+)?\s+mm$/.exec(printed)?.groups?.["sizes"];
  if (!sizes) return [printed];
  return sizes.split(betweenSizes).flatMap((size) => {
    const [first, seconds] = size.split(" × ");
    return seconds ? seconds.split(/\s*\/\s*/).map((second) => `${first} × ${second} mm`) : [printed];
  });
}

function lengthsIn(printed: string): string[] {
  const [, numbers, unit] = /^(.*\d)\s+([^\d\s]+)$/.exec(printed) ?? [];
  return numbers && unit ? numbers.split(betweenValues).map((number) => `${number} ${unit}`) : [printed];
}
