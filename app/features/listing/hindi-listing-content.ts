import type { Catalogue, Category } from "#content/schema/resolved.ts";
import type { FileSizes } from "#app/features/downloads/index.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { listingFrame } from "./listing-content.ts";

/**
 * The content of a category page in Hindi: its products, under the names of its tabs if it has them. Loaders only.
 * @param category in Hindi
 */
export function hindiListing(category: Category, { company }: Catalogue, bytesOf: FileSizes) {
  const { cards, tabs } = category;
  const groups = tabs.length > 0 ? tabs : [{ label: undefined, cards }];
  return {
    ...listingFrame(category, company, bytesOf),
    groups: groups.map((group) => ({ label: group.label, cards: group.cards.map(cardContent) })),
    notes: cardNotes(cards.map(cardContent)),
  };
}

export type HindiListingContent = ReturnType<typeof hindiListing>;
