/** A number as written in a figure: `0.90`, `50,000`, `+45`. For use inside other expressions. */
export const numberPattern = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

/** Parses a match of `numberPattern`, in a unit that is `factor` times the target unit. */
export function readNumber(written: string, factor = 1): number {
  const value = Number(written.replaceAll(",", "")) * factor;
  // Rounds, because 12.34 × 1000 is 12340.000000000002.
  return Number(value.toPrecision(12));
}

/** An expression that matches any of these texts, the longest first. */
export function anyOf(texts: readonly string[]): string {
  const longestFirst = [...new Set(texts)].toSorted((one, other) => other.length - one.length);
  return longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
}
