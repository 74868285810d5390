import type { MeasuredRange, Measures } from "#content/schema/search.ts";
import type { Comparing } from "./comparisons.ts";
import type { Condition } from "./conditions.ts";

/**
 * How far a product meets a condition: 2 for certain; 1 if only part of a range or some of several values do, so that the variant decides; 0 if it does not or
 * lacks the figure.
 */
export type Degree = 0 | 1 | 2;

/** How far a product's figures meet a condition. */
export function degreeOf(measures: Measures | undefined, condition: Condition): Degree {
  if (!measures) return 0;
  switch (condition.kind) {
    case "size": {
      const { shortMm, longMm, toleranceMm } = condition;
      const near = (side: number, wanted: number) => Math.abs(side - wanted) <= toleranceMm;
      return measures.sizesMm?.some(([short, long]) => near(short, shortMm) && near(long, longMm)) ? 2 : 0;
    }
    case "fireClass":
      return measures.fireClasses?.some((each) => each.startsWith(condition.fireClass)) ? 2 : 0;
    case "length":
      return Math.max(0, ...lengthsOf(measures, condition.of).map(([, ranges]) => bestOf(ranges, condition))) as Degree;
    case "figure": {
      const ranges = measures.figures?.[condition.figure] ?? [];
      const best = bestOf(ranges, condition);
      // Buyers choose a length or a power among those on offer. A limit has to be met by all variants.
      const isChosen = !isLimit(condition) || measures.lengths?.includes(condition.figure);
      return best === 2 && !isChosen && ranges.some((range) => agrees(range, condition) < 2) ? 1 : best;
    }
  }
}

/**
 * How near the stated numbers of a product come to a condition, from 0 to 1 if one meets it: for a CRI of 95, `90+` is near. 0 without the
 * figure, and if it does not meet a condition that is no limit.
 */
export function nearnessOf(measures: Measures | undefined, condition: Condition): number {
  if (condition.kind !== "figure" || !isLimit(condition)) return degreeOf(measures, condition) > 0 ? 1 : 0;
  const ends = measures?.figures?.[condition.figure]?.flat().filter((end) => end !== null) ?? [];
  const { value, comparison } = condition;
  const isMinimum = comparison === "least" || comparison === "above";
  return Math.max(0, ...ends.map((end) => Math.min(1, isMinimum ? end / value : value / end)));
}

/** The key of the figure of a product that best meets a condition on a length that may be any figure's. */
export function lengthMeeting(measures: Measures | undefined, condition: Condition): string | undefined {
  if (!measures || condition.kind !== "length") return undefined;
  const degrees = lengthsOf(measures, condition.of).map(([key, ranges]) => ({
    key,
    degree: bestOf(ranges, condition),
  }));
  return degrees.filter(({ degree }) => degree > 0).toSorted((a, b) => b.degree - a.degree)[0]?.key;
}

/**
 * The lengths of a product by their keys: both sides of an 84 x 16 mm section, and also the thickness of a board.
 * @param only the keys of those that are asked for
 */
function lengthsOf(
  { figures = {}, lengths = [], sizesMm = [] }: Measures,
  only?: readonly string[],
): [string, readonly MeasuredRange[]][] {
  const sides = sizesMm.flat().map((side): MeasuredRange => [side, side]);
  const all: [string, readonly MeasuredRange[]][] = [
    ...lengths.map((key): [string, readonly MeasuredRange[]] => [key, figures[key] ?? []]),
    ["size", sides],
  ];
  return only ? all.filter(([key]) => only.includes(key)) : all;
}

function isLimit({ comparison }: Comparing): boolean {
  return comparison !== "is" && comparison !== "within";
}

function bestOf(ranges: readonly MeasuredRange[], asked: Comparing): Degree {
  return Math.max(0, ...ranges.map((range) => agrees(range, asked))) as Degree;
}

function agrees([minimum, maximum]: MeasuredRange, { comparison, value, upTo = value }: Comparing): Degree {
  const [from, to] = [minimum ?? -Infinity, maximum ?? Infinity];
  switch (comparison) {
    case "least":
      return from >= value ? 2 : to >= value ? 1 : 0;
    case "above":
      return from > value ? 2 : to > value ? 1 : 0;
    case "below":
      return to < value ? 2 : from < value ? 1 : 0;
    case "most":
      return to <= value ? 2 : from <= value ? 1 : 0;
    default:
      if (from > upTo || value > to) return 0;
      return from >= value && to <= upTo ? 2 : 1;
  }
}
