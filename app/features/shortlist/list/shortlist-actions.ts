import {
  shortlistLimits,
  withChosenItem,
  withItemAt,
  withoutProduct,
  type Shortlist,
  type ShortlistItem,
} from "./shortlist.ts";
import { showShortlistNotice } from "./shortlist-notice-state.ts";
import { sentParts, subscribeToSentParts } from "#app/features/enquiry/index.ts";
import { allowOfflineUse } from "#app/features/offline/index.ts";
import { storedValue } from "#app/storage/stored-value.ts";
import { parseShortlist } from "./parse-shortlist.ts";
import { withSentMark } from "./sent-mark.ts";
import { connectShortlistStore, emptyShortlist, shortlistKey } from "./shortlist-store.ts";

const stored = storedValue(shortlistKey, emptyShortlist, parseShortlist);

/** The visitor's list in this browser: reads it, changes it, and says whether it is persisted. */
export const { read: readShortlist, isPersisted: isShortlistPersisted } = stored;

export function changeShortlist(change: (list: Shortlist) => Shortlist): void {
  stored.update(change);
  allowOfflineUse();
}

connectShortlistStore(stored);

/** Marks the list if it has been sent, including by a page of an earlier visit. */
function markSentList(): void {
  const marked = withSentMark(readShortlist(), sentParts());
  if (marked !== readShortlist()) changeShortlist(() => marked);
}

markSentList();
subscribeToSentParts(markSentList);

/** Adds an item to the visitor's list, or completes an existing one, and shows a notice. */
export function addToShortlist(item: ShortlistItem, productName: string): void {
  const before = readShortlist();
  changeShortlist((list) => withChosenItem(list, item));
  const after = readShortlist();
  const changed = after !== before && after.items.length <= before.items.length;
  showShortlistNotice({
    text: messageAfterAdding(before, after, productName),
    undo: changed ? () => before : undefined,
  });
}

function messageAfterAdding(before: Shortlist, after: Shortlist, productName: string): string {
  if (after.items.length > before.items.length) return `${productName} added to your shortlist`;
  if (after !== before) return `${productName} changed on your shortlist`;
  if (before.items.length < shortlistLimits.items) return `${productName} is already on your shortlist`;
  return `Your shortlist is full. It can hold ${shortlistLimits.items} items`;
}

/** Removes all items of a product from the visitor's list, and offers to undo it. */
export function removeFromShortlist(productId: string, productName: string): void {
  const removed = readShortlist().items.flatMap((item, index) =>
    item.productId === productId ? [{ item, index }] : [],
  );
  changeShortlist((list) => withoutProduct(list, productId));
  const times = removed.length > 1 ? ` (${removed.length} items)` : "";
  showShortlistNotice({
    text: `${productName}${times} removed from your shortlist`,
    undo: (list) => removed.reduce((sum, { item, index }) => withItemAt(sum, index, item), list),
  });
}
