import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import type { ExplorerContent, TableColumn } from "../explorer-content.ts";

/** As many columns as stand side by side without crowding. */
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
