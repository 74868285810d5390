import { portion } from "../address.ts";
import type { CatalogueCategory } from "../explorer-content.ts";

export interface CategoryAtFirst extends CatalogueCategory {
  /** How many of its products are not shown. */
  more: number;
}

/** Per category in a catalogue that is too long for one page: full rows of two and of three. */
const mostOfCategory = 6;

/**
 * What the catalogue shows before anything is chosen: all of it or, if it is long, the first products of each
 * category and how many more there are.
 */
export function shownAtFirst(categories: readonly CatalogueCategory[]): CategoryAtFirst[] {
  const products = categories.reduce((sum, { cards }) => sum + cards.length, 0);
  const most = products > portion ? mostOfCategory : portion;
  return categories.map((category) => {
    const cards = category.cards.slice(0, most);
    return Object.assign({}, category, { cards, more: category.cards.length - cards.length });
  });
}
