import { onRequest, type EvidenceRow } from "#content/printed/evidence.ts";
import type { ComparedFigure, ComparedQuantity, Figures } from "./comparison.ts";

/** The heading of the evidence that a consultant asks for. */
export const evidenceGroup = "Evidence";

/** The identifier of the row with the fire classes. */
export const fireClassRow = "fireClass";

/** A product's cell in a row. */
export interface ComparisonCell {
  /** As printed, without the unit of the row; empty if the product has no figure. */
  lines: string[];
  figure: ComparedFigure | undefined;
  best: boolean;
}

export interface ComparisonRow {
  quantity: ComparedQuantity;
  /** The unit of all figures in the row. */
  unit: string | undefined;
  /** One per product, in order. */
  cells: ComparisonCell[];
  /** Whether the products' figures differ. */
  differs: boolean;
}

export interface ComparisonGroup {
  label: string;
  rows: ComparisonRow[];
}

/**
 * The figures of products side by side, in groups, with a row for each quantity that any of them has.
 * @param expected the identifiers of quantities that have a row even if no product has a figure
 */
export function comparisonGroups(
  quantities: readonly ComparedQuantity[],
  products: readonly Figures[],
  expected: ReadonlySet<string> = new Set(),
): ComparisonGroup[] {
  const rows = quantities.flatMap((quantity) => {
    const figures = products.map(({ [quantity.id]: figure }) => figure);
    return figures.some(Boolean) || expected.has(quantity.id) ? [comparisonRow(quantity, figures)] : [];
  });
  const labels = [...new Set(rows.map(({ quantity }) => quantity.group))];
  return labels.map((label) => ({ label, rows: rows.filter(({ quantity }) => quantity.group === label) }));
}

/** The groups with only the rows in which the products differ. */
export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/** What can be requested for a product, because it was not supplied. */
export type OnRequest = readonly Pick<EvidenceRow, "label" | "ask">[];

/** The words in place of a figure that was not supplied. */
export function wordsForMissing({ id, group }: ComparedQuantity, requests: OnRequest): string {
  return group === evidenceGroup || requests.some(({ ask }) => ask === id) ? onRequest : "Not supplied";
}

function comparisonRow(quantity: ComparedQuantity, figures: readonly (ComparedFigure | undefined)[]): ComparisonRow {
  const printed = sharedUnit(figures);
  const best = bestFigures(quantity, figures);
  return {
    quantity,
    unit: printed.unit,
    cells: figures.map((figure, place) => ({
      lines: printed.figures[place] ?? [],
      figure,
      best: best[place] ?? false,
    })),
    differs: new Set(figures.map((figure) => figure?.meaning)).size > 1,
  };
}

/**
 * Which figures of a quantity are clearly better than the others. None is, unless every product has a figure that
 * may be ranked, all were measured under the same conditions, and no part of the marked figure is worse than another.
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
