import type { Catalogue, Category } from "#content/schema/resolved.ts";
import type { FileSizes } from "#app/features/downloads/index.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { catalogueOf } from "./listing-content.ts";

/**
 * The content of a category page in Hindi: its products, under the names of its tabs if it has them. Loaders only.
 * @param category in Hindi
 */
export function hindiListing(category: Category, { company }: Catalogue, bytesOf: FileSizes) {
  const { path, title, menuLabel, heading, statement, seo, columns, cards, tabs, advice } = category;
  const groups = tabs.length > 0 ? tabs : [{ label: undefined, cards }];
  return {
    companyName: company.name.value,
    path,
    title,
    menuLabel,
    heading,
    statement,
    seo,
    columns,
    groups: groups.map((group) => ({ label: group.label, cards: group.cards.map(cardContent) })),
    aside: { ...advice, catalogue: catalogueOf(category, company, bytesOf) },
    notes: cardNotes(cards.map(cardContent)),
  };
}

export type HindiListingContent = ReturnType<typeof hindiListing>;
