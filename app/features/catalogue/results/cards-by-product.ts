import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import type { CatalogueCategory } from "../explorer-content.ts";

/**
 * The card of each product. A product in several categories is shown as in the first chosen one, so that a visitor
 * who is looking at ceilings stays among them; without a choice, as in its first category.
 */
export function cardsByProduct(
  categories: readonly Pick<CatalogueCategory, "id" | "cards">[],
  chosen: readonly string[] = [],
): Map<string, ProductCardContent> {
  const isChosen = ({ id }: Pick<CatalogueCategory, "id">) => chosen.includes(id);
  const inOrder = [...categories.filter(isChosen), ...categories.filter((category) => !isChosen(category))];
  // For duplicate keys, a map keeps the last value.
  const cards = inOrder.flatMap((category) => category.cards).toReversed();
  return new Map(cards.map((card) => [card.productId, card]));
}
