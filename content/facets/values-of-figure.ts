import { printFireRating, printSeat } from "../figures/ratings.ts";
import { withUnit } from "../figures/print-figure.ts";
import type { FacetValue, FigureFilter } from "../schema/facet.ts";
import type { Reading, Range } from "../schema/reading.ts";
import type { Figure } from "../schema/resolved.ts";

type ValueFilter = Extract<FigureFilter, { by: "value" }>;

/** A value with the number that sorts it within its filter. */
export interface RankedValue extends FacetValue {
  readonly rank: number;
}

/** The values that a figure adds to a filter, each of them a choice. */
export function valuesOfFigure(reading: Reading, filter: ValueFilter): RankedValue[] {
  switch (reading.quantity) {
    case "fire":
      return reading.ratings.map((rating) => ({ ...valueOf(printFireRating(rating)), rank: 0 }));
    case "seat":
      return [{ ...valueOf(printSeat(reading)), rank: 0 }];
    case "size": {
      const faces = reading.sizes
        .map(({ firstMm, secondMm }) => ({ short: Math.min(firstMm, secondMm), long: Math.max(firstMm, secondMm) }))
        .filter(({ short }) => short >= (filter.leastSideMm ?? 0));
      const values = faces.map(({ short, long }) => ({
        id: `${short}x${long}`,
        label: `${short} × ${long} mm`,
        // By the shorter side, then by the longer, which is always less than a hundred metres.
        rank: short * 100_000 + long,
      }));
      return [...values, ...openValues(reading.open, filter)];
    }
    case "climate":
    case "mains":
    case "words":
    case "text":
      return [];
    default: {
      const numbers = reading.spans.flatMap(({ minimum, maximum }) => minimum ?? maximum ?? []);
      const values = numbers.map((number) => ({
        id: String(number),
        label: withUnit(number, reading.quantity),
        rank: number,
      }));
      return [...values, ...openValues(reading.open, filter)];
    }
  }
}

function openValues(open: readonly string[], { openLabel }: ValueFilter): RankedValue[] {
  return open.map((word) => ({ ...valueOf(openLabel ?? word), rank: Infinity }));
}

/**
 * A value whose identifier is its label in lower-case letters, digits and hyphens: `Class 1 & P` is
 * `class-1-and-p`.
 */
function valueOf(label: string): FacetValue {
  const id = label
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { id, label };
}

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
