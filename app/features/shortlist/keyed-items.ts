import { isSameChoice, type ShortlistItem } from "./list/shortlist.ts";

/** An item of the list with a key that it keeps while it is moved and changed, so that the focus stays where it is. */
export interface KeyedItem {
  key: number;
  item: ShortlistItem;
}

/**
 * The items of the list with the keys that they had before. An item is known by what is chosen for it, or else, where that was
 * changed, by its product and its place.
 */
export function keyedItems(before: readonly KeyedItem[], items: readonly ShortlistItem[]): KeyedItem[] {
  const left = new Set(before);
  const take = (known: KeyedItem | undefined) => {
    if (known) left.delete(known);
    return known?.key;
  };
  const unchanged = items.map((item) => take([...left].find((known) => isSameChoice(known.item, item))));
  let last = Math.max(0, ...before.map(({ key }) => key));
  return items.map((item, index) => {
    const here = before[index];
    const changed = () => (here && left.has(here) && here.item.productId === item.productId ? take(here) : undefined);
    return { key: unchanged[index] ?? changed() ?? (last += 1), item };
  });
}
