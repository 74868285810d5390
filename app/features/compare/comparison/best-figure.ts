import type { ComparedFigure, ComparedQuantity } from "./comparison.ts";

/**
 * Which figures of a quantity are better than the others beyond dispute. None are, unless every product gives a figure that
 * may be judged, all under the same conditions, and what is marked reaches nowhere behind the others.
 */
export function bestFigures({ best }: ComparedQuantity, figures: readonly (ComparedFigure | undefined)[]): boolean[] {
  const judged = figures.flatMap((figure) => figure?.judged ?? []);
  const comparable =
    best !== undefined &&
    judged.length > 1 &&
    judged.length === figures.length &&
    judged.every(({ conditions }) => conditions === judged[0]?.conditions);
  if (!comparable) return figures.map(() => false);
  // Where less is better, the same holds of the numbers with their signs turned round.
  const ranges = judged.map(({ minimum = -Infinity, maximum = Infinity }) =>
    best.better === "more" ? { minimum, maximum } : { minimum: -maximum, maximum: -minimum },
  );
  return ranges.map(
    (one) =>
      ranges.every((other) => other === one || one.minimum >= other.maximum) &&
      ranges.some((other) => one.minimum > other.maximum),
  );
}
