import { tellShortlistNews } from "./list/shortlist-news.ts";
import { changeShortlist, readShortlist } from "./list/shortlist-storage.ts";
import { emptyShortlist } from "./list/shortlist-source.ts";
import {
  isSameChoice,
  withChangedItem,
  withItemAt,
  withMovedItem,
  withoutItem,
  type Shortlist,
  type ShortlistItem,
} from "./list/shortlist.ts";

/** Another tab may have moved what is on the list: an item is found by what is chosen for it, never by its place alone. */
function changeAt(item: ShortlistItem, change: (list: Shortlist, index: number) => Shortlist): void {
  changeShortlist((list) => {
    const index = list.items.findIndex((one) => isSameChoice(one, item));
    return index < 0 ? list : change(list, index);
  });
}

/** Puts another choice or amount in an item's place. If that makes two the same, one of them goes, and that is said. */
export function changeItem(item: ShortlistItem, changed: ShortlistItem): void {
  const before = readShortlist();
  changeAt(item, (list, index) => withChangedItem(list, index, changed));
  if (readShortlist().items.length < before.items.length) {
    tellShortlistNews({ words: "Two items had become the same: one of them is gone", undo: () => before });
  }
}

export function moveItem(item: ShortlistItem, by: 1 | -1): void {
  changeAt(item, (list, index) => withMovedItem(list, index, index + by));
}

/** Takes an item off the list, says so, and offers to take that back. */
export function removeItem(item: ShortlistItem, productName: string): void {
  const place = readShortlist().items.findIndex((one) => isSameChoice(one, item));
  changeAt(item, withoutItem);
  tellShortlistNews({ words: `${productName} removed`, undo: (list) => withItemAt(list, place, item) });
}

export function renameList(name: string): void {
  changeShortlist((list) => ({ ...list, name }));
}

/** Puts another list in the place of the whole one, says so, and offers to take that back. */
export function replaceList(next: Shortlist, words: string): void {
  const before = readShortlist();
  changeShortlist(() => next);
  tellShortlistNews({ words, undo: before.items.length > 0 ? () => before : undefined });
}

export function emptyList(): void {
  replaceList(emptyShortlist, "The list is empty");
}
