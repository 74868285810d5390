import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import type { ExplorerContent, TableColumn, TableValue } from "../build-explorer.ts";

/** A column of the table, ranked by how many products have its figure: 0 for most. */
export interface ShownColumn extends TableColumn {
  rank: number;
}

/** A figure shown in its row with a label, because it has no column. */
export interface OwnFigure extends TableValue {
  label: string;
}

type Table = ExplorerContent["table"];

/** As many columns as fit on a wide screen. */
const mostColumns = 5;

/** As many columns as fit beside the filters on the narrowest screen that shows a table. */
export const columnsOnEveryScreen = 3;

/** A column that a smaller share of the products has would be mostly empty. */
const leastShare = 0.25;

/** The figures that most of these products have, in the order of the columns, and those that are asked for before them. */
export function shownColumns(
  products: readonly ProductCardContent[],
  columns: readonly TableColumn[],
  table: Table,
  asked: readonly string[] = [],
): ShownColumn[] {
  const tallies = new Map(
    columns.map((column) => [column, products.filter(({ productId }) => table[productId]?.[column.id]).length]),
  );
  const tally = (column: TableColumn) => tallies.get(column) ?? 0;
  const isAsked = ({ id }: TableColumn) => asked.includes(id);
  const isCommon = (column: TableColumn) => !column.onlyIfAsked && tally(column) >= products.length * leastShare;
  const common = columns
    .filter((column) => tally(column) > 0 && (isAsked(column) || isCommon(column)))
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || tally(b) - tally(a));
  const ranks = new Map(common.slice(0, mostColumns).map((column, rank) => [column, rank]));
  return columns
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
    .flatMap((column) => {
      const rank = ranks.get(column);
      return rank === undefined ? [] : { ...column, rank };
    });
}

const mostOwnFigures = 3;

/**
 * The figures of a product that has none of the columns that every screen shows: those of other columns, and those
 * of its card. Undefined if it has one of the columns.
 */
export function ownFigures(
  { productId, figures, description }: ProductCardContent,
  shown: readonly ShownColumn[],
  columns: readonly TableColumn[],
  table: Table,
): OwnFigure[] | undefined {
  const values = table[productId] ?? {};
  if (shown.some(({ id, rank }) => rank < columnsOnEveryScreen && values[id])) return undefined;
  const ofColumns = columns.flatMap(({ id, label, onlyIfAsked }) => {
    const value = values[id];
    return value && !onlyIfAsked ? { label, ...value } : [];
  });
  const labels = new Set(ofColumns.map(({ label }) => label));
  const ofCard = figures.filter(({ label }) => !labels.has(label));
  const all = [...ofColumns, ...ofCard.map(({ label, value, sample }) => ({ label, printed: value, sample }))];
  if (all.length === 0 && description) return [{ label: "", printed: description }];
  return all.slice(0, mostOwnFigures);
}

/** Whether the table shows a sample value. */
export function hasSamples(
  products: readonly ProductCardContent[],
  shown: readonly ShownColumn[],
  columns: readonly TableColumn[],
  table: Table,
): boolean {
  return products.some((product) => {
    const own = ownFigures(product, shown, columns, table);
    return (own ?? shown.flatMap(({ id }) => table[product.productId]?.[id] ?? [])).some(({ sample }) => sample);
  });
}
