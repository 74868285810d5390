import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { cardNotes, sampleNote } from "#app/ui/products/card-content.ts";
import type { ExplorerContent, TableColumn } from "../explorer-content.ts";

const mostFigures = 2;

/** The figures that a product's entry in a list prints. A product with an NRC shows its scale instead. */
export function entryFigures({ nrc, figures }: ProductCardContent): ProductCardContent["figures"] {
  return nrc ? [] : figures.slice(0, mostFigures);
}

/** Notes on the sample values and pictures that these entries show. */
export function entryNotes(products: readonly ProductCardContent[]): string[] {
  return cardNotes(products.map((product) => Object.assign({}, product, { figures: entryFigures(product) })));
}

/** Notes on the sample values in these columns. */
export function tableNotes(
  products: readonly ProductCardContent[],
  columns: readonly TableColumn[],
  table: ExplorerContent["table"],
): string[] {
  const sampled = products.some(({ productId }) => columns.some(({ id }) => table[productId]?.[id]?.sample));
  return sampled ? [sampleNote] : [];
}

/** As many columns as fit side by side without crowding. */
const mostColumns = 5;

/** The figures that most of these products have, in the order of the columns. */
export function commonColumns(
  products: readonly ProductCardContent[],
  columns: readonly TableColumn[],
  table: ExplorerContent["table"],
): TableColumn[] {
  const tallies = new Map(
    columns.map((column) => [column, products.filter(({ productId }) => table[productId]?.[column.id]).length]),
  );
  const tally = (column: TableColumn) => tallies.get(column) ?? 0;
  const common = columns.filter((column) => tally(column) > 0).toSorted((a, b) => tally(b) - tally(a));
  const shown = new Set(common.slice(0, mostColumns));
  return columns.filter((column) => shown.has(column));
}
