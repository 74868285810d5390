import { printFireRating, printSeat } from "../figures/ratings.ts";
import { withUnit } from "../figures/parts.ts";
import type { FacetValue, FigureFilter } from "../schema/facet.ts";
import type { Reading } from "../schema/reading.ts";
import { valueOf } from "./value-label.ts";

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
