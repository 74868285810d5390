import type { ComparedFigure, ComparedQuantity } from "./comparison.ts";

/**
 * Which figures of a quantity are clearly better than the others. None is, unless every product has a figure that
 * may be ranked, all were measured under the same conditions, and the marked figure is at no point worse than
 * another.
 */
export function bestFigures({ best }: ComparedQuantity, figures: readonly (ComparedFigure | undefined)[]): boolean[] {
  const judged = figures.flatMap((figure) => figure?.judged ?? []);
  const comparable =
    best !== undefined &&
    judged.length > 1 &&
    judged.length === figures.length &&
    judged.every(({ conditions }) => conditions === judged[0]?.conditions);
  if (!comparable) return figures.map(() => false);
  // If less is better, the same applies to the negated numbers.
  const ranges = judged.map(({ minimum = -Infinity, maximum = Infinity }) =>
    best.better === "more" ? { minimum, maximum } : { minimum: -maximum, maximum: -minimum },
  );
  return ranges.map(
    (one) =>
      ranges.every((other) => other === one || one.minimum >= other.maximum) &&
      ranges.some((other) => one.minimum > other.maximum),
  );
}
