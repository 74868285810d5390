import {
  shortlistLimits,
  withItem,
  withItemAt,
  withoutProduct,
  type Shortlist,
  type ShortlistItem,
} from "./shortlist.ts";
import { tellShortlistNews } from "./shortlist-news.ts";
import { changeShortlist, readShortlist } from "./shortlist-storage.ts";

export { changeShortlist } from "./shortlist-storage.ts";

/** Puts an item on the visitor's list and says what became of it. */
export function addToShortlist(item: ShortlistItem, productName: string): void {
  const before = readShortlist();
  changeShortlist((list) => withItem(list, item));
  tellShortlistNews({ words: whatWasAdded(before, readShortlist(), productName) });
}

function whatWasAdded(before: Shortlist, after: Shortlist, productName: string): string {
  if (after.items.length > before.items.length) return `${productName} is on your shortlist`;
  if (after !== before) return `${productName} is on your shortlist, now with this amount`;
  if (before.items.length < shortlistLimits.items) return `${productName} is on your shortlist already`;
  return `Your shortlist is full: it takes ${shortlistLimits.items} items`;
}

/** Takes a product off the visitor's list, with everything that was chosen for it, and offers to take that back. */
export function removeFromShortlist(productId: string, productName: string): void {
  const taken = readShortlist().items.flatMap((item, index) => (item.productId === productId ? [{ item, index }] : []));
  changeShortlist((list) => withoutProduct(list, productId));
  const times = taken.length > 1 ? ` (${taken.length} items)` : "";
  tellShortlistNews({
    words: `${productName}${times} removed from your shortlist`,
    undo: (list) => taken.reduce((sum, { item, index }) => withItemAt(sum, index, item), list),
  });
}
