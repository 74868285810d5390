import type { ComparedFigure } from "./comparison.ts";

/**
 * The unit in which all figures of a row end, so that it can move to the heading of the row, and their lines
 * without it. Words without a number (`Custom`) have none. If any figure has another unit, or one in the middle,
 * all of them stay unchanged.
 */
export function sharedUnit(figures: readonly (ComparedFigure | undefined)[]): { unit?: string; figures: string[][] } {
  const numbered = figures.filter((figure) => figure && !figure.open);
  const unit = numbered[0]?.inUnit?.unit;
  if (unit === undefined || numbered.some((figure) => figure?.inUnit?.unit !== unit)) {
    return { figures: figures.map((figure) => figure?.lines ?? []) };
  }
  return { unit, figures: figures.map((figure) => figure?.inUnit?.lines ?? figure?.lines ?? []) };
}
