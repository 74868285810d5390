import type { Figure } from "../schema/resolved.ts";
import type { Range, Reading } from "../schema/reading.ts";

/** The largest number in a figure: for a range, its upper end. Undefined if there is no number. */
export function bestNumber(reading: Reading): number | undefined {
  const ends = rangesOf(reading).map(({ maximum, minimum }) => (Number.isFinite(maximum) ? maximum : minimum));
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** The smallest number in a figure. */
export function leastNumber(reading: Reading): number | undefined {
  const ends = rangesOf(reading).map(({ minimum, maximum }) => (Number.isFinite(minimum) ? minimum : maximum));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** The numbers of a figure as ranges; an open end is infinite. For a climate, these are the relative humidity. */
export function rangesOf(reading: Reading): Range[] {
  if (reading.quantity === "climate") {
    return [{ minimum: reading.relativeHumidityPercent, maximum: reading.relativeHumidityPercent }];
  }
  if (!("spans" in reading)) return [];
  return reading.spans.map(({ minimum = -Infinity, maximum = Infinity }) => ({ minimum, maximum }));
}

/** The readings of the figures with these keys. */
export function readingsOf(figures: readonly Figure[], keys: readonly string[]): Reading[] {
  return figures.filter(({ key }) => keys.includes(key)).map(({ reading }) => reading);
}
