import { isSameChoice, type ShortlistItem } from "./list/shortlist.ts";

/** An item of the list with a key that is stable while it is moved and changed, so that focus is kept. */
export interface KeyedItem {
  key: number;
  item: ShortlistItem;
}

/**
 * The items of the list with their previous keys. An item is matched by its choices or, if those have changed, by
 * its product and its index.
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
