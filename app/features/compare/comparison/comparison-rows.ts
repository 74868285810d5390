import { bestFigures } from "./best-figure.ts";
import type { ComparedFigure, ComparedQuantity, Figures } from "./comparison.ts";
import { sharedUnit } from "./shared-unit.ts";

/** Under this heading stands what a consultant asks next. */
export const evidenceGroup = "Evidence";

/** A product's place in a row. */
export interface ComparisonCell {
  /** As printed, without the unit of the row; empty where the product gives nothing. */
  lines: string[];
  figure: ComparedFigure | undefined;
  best: boolean;
}

export interface ComparisonRow {
  quantity: ComparedQuantity;
  /** In which all figures of the row are given. */
  unit: string | undefined;
  /** One for each product, in their order. */
  cells: ComparisonCell[];
  /** The products do not all say the same. */
  differs: boolean;
}

export interface ComparisonGroup {
  label: string;
  rows: ComparisonRow[];
}

/**
 * The figures of products beside each other: a row for each quantity of which one of them says something, in groups. Of evidence
 * there is a row also where none of them gives it.
 */
export function comparisonGroups(
  quantities: readonly ComparedQuantity[],
  products: readonly Figures[],
): ComparisonGroup[] {
  const rows = quantities.flatMap((quantity) => {
    const figures = products.map(({ [quantity.id]: figure }) => figure);
    return figures.some(Boolean) || isAsked(quantity, products) ? [comparisonRow(quantity, figures)] : [];
  });
  const labels = [...new Set(rows.map(({ quantity }) => quantity.group))];
  return labels.map((label) => ({ label, rows: rows.filter(({ quantity }) => quantity.group === label) }));
}

/** The groups with those rows alone in which the products differ. */
export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Nobody has supplied anything. */
export function isUnanswered({ cells }: ComparisonRow): boolean {
  return cells.every(({ figure }) => !figure);
}

/** Whether it is worth saying that none of the products gives it. */
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
