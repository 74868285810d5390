import { bestFigures } from "./best-figure.ts";
import type { ComparedFigure, ComparedQuantity, Figures } from "./comparison.ts";
import { sharedUnit } from "./shared-unit.ts";

/** The heading of what a consultant asks for next. */
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
  /** One for each product, in their order. */
  cells: ComparisonCell[];
  /** Not all products have the same figure. */
  differs: boolean;
}

export interface ComparisonGroup {
  label: string;
  rows: ComparisonRow[];
}

/**
 * The figures of products side by side, in groups: a row for each quantity that one of them has. Evidence has its rows even if none
 * of them has any.
 * @param expected quantities, by their identifiers, that have a row even if no product has a figure
 */
export function comparisonGroups(
  quantities: readonly ComparedQuantity[],
  products: readonly Figures[],
  expected: ReadonlySet<string> = new Set(),
): ComparisonGroup[] {
  const rows = quantities.flatMap((quantity) => {
    const figures = products.map(({ [quantity.id]: figure }) => figure);
    const shown = figures.some(Boolean) || expected.has(quantity.id) || isAsked(quantity, products);
    return shown ? [comparisonRow(quantity, figures)] : [];
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

/** No product has a figure. */
export function isUnanswered({ cells }: ComparisonRow): boolean {
  return cells.every(({ figure }) => !figure);
}

/** Whether to say that none of the products has it. */
function isAsked({ evidence, beside }: ComparedQuantity, products: readonly Figures[]): boolean {
  return evidence === true && (beside === undefined || products.some(({ [beside]: figure }) => figure));
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
