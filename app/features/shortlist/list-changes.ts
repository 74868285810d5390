import { cleanLine, cleanText } from "#content/text/clean-text.ts";
import { showShortlistNotice } from "./list/shortlist-notice-state.ts";
import { changeShortlist, readShortlist } from "./list/shortlist-actions.ts";
import { emptyShortlist } from "./list/shortlist-store.ts";
import {
  isSameChoice,
  withChangedItem,
  withItemAt,
  withMovedItem,
  withoutItem,
  type Shortlist,
  type ShortlistItem,
} from "./list/shortlist.ts";

/** Another tab may have moved items, so an item is found by its choices, not by its index. */
function changeAt(item: ShortlistItem, change: (list: Shortlist, index: number) => Shortlist): void {
  changeShortlist((list) => {
    const index = list.items.findIndex((one) => isSameChoice(one, item));
    return index < 0 ? list : change(list, index);
  });
}

/**
 * Replaces an item's choices, amount or remark. If that makes two items equal, one is removed and a notice says
 * so.
 * @param productName also shows a notice of the change, if the list itself is not on the screen
 */
export function changeItem(item: ShortlistItem, changed: ShortlistItem, productName?: string): void {
  const before = readShortlist();
  changeAt(item, (list, index) => withChangedItem(list, index, changed));
  const after = readShortlist();
  if (after.items.length < before.items.length) {
    showShortlistNotice({ text: "Two items were identical, so one was removed", undo: () => before });
  } else if (productName && after !== before) {
    showShortlistNotice({ text: `${productName} changed on your shortlist`, undo: () => before });
  }
}

export function moveItem(item: ShortlistItem, by: 1 | -1): void {
  changeAt(item, (list, index) => withMovedItem(list, index, index + by));
}

/** Removes an item, shows a notice, and offers to undo it. */
export function removeItem(item: ShortlistItem, productName: string): void {
  const index = readShortlist().items.findIndex((one) => isSameChoice(one, item));
  changeAt(item, withoutItem);
  showShortlistNotice({ text: `${productName} removed`, undo: (list) => withItemAt(list, index, item) });
}

/** Changes what the project is called, where it is, or the note on it. */
export function describeProject(field: "name" | "place" | "note", written: string): void {
  const text = field === "note" ? cleanText(written) : cleanLine(written);
  changeShortlist((list) => ({ ...list, [field]: text }));
}

/** Replaces the whole list, shows a notice, and offers to undo it. */
export function replaceList(next: Shortlist, text: string): void {
  const before = readShortlist();
  changeShortlist(() => next);
  showShortlistNotice({ text, undo: before.items.length > 0 ? () => before : undefined });
}

export function emptyList(): void {
  replaceList(emptyShortlist, "Your shortlist is now empty");
}
