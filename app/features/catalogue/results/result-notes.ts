import { entryFigures } from "./entry-figures.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { cardNotes, sampleNote } from "#app/ui/products/card-content.ts";
import type { ExplorerContent, TableColumn } from "../explorer-content.ts";

/** What has to be said of the values and pictures that these entries show. */
export function entryNotes(products: readonly ProductCardContent[]): string[] {
  return cardNotes(products.map((product) => Object.assign({}, product, { figures: entryFigures(product) })));
}

/** What has to be said of the values in these columns. */
export function tableNotes(
  products: readonly ProductCardContent[],
  columns: readonly TableColumn[],
  table: ExplorerContent["table"],
): string[] {
  const sampled = products.some(({ productId }) => columns.some(({ id }) => table[productId]?.[id]?.sample));
  return sampled ? [sampleNote] : [];
}
