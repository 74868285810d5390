/** How much of a product is wanted: pieces, or square metres of surface. */
export interface Amount {
  value: number;
  unit: "pieces" | "m2";
}

/** A product on the list, with what was chosen for it. Names are those that the catalogue prints. */
export interface ShortlistItem {
  /** Category and slug: `wallPanels/perforatedPanel`. */
  productId: string;
  finish?: string;
  pattern?: string;
  size?: string;
  amount?: Amount;
}

export interface Shortlist {
  name: string;
  items: readonly ShortlistItem[];
}

/** Limits that let a list be sent in one enquiry. */
export const shortlistLimits = { items: 100, nameLength: 80, choiceLength: 80, amount: 1_000_000 } as const;

/** A product in one finish, pattern and size is on a list at most once. */
export function isSameChoice(one: ShortlistItem, other: ShortlistItem): boolean {
  return (["productId", "finish", "pattern", "size"] as const).every((key) => one[key] === other[key]);
}

/** The list with an item added at its end. An item that is already on it gets the new amount; a full list is unchanged. */
export function withItem(list: Shortlist, item: ShortlistItem): Shortlist {
  const known = list.items.findIndex((one) => isSameChoice(one, item));
  if (known >= 0) return item.amount ? withChangedItem(list, known, item) : list;
  if (list.items.length >= shortlistLimits.items) return list;
  return { ...list, items: [...list.items, item] };
}

/** The list with the items of another one after its own. */
export function withItemsOf(list: Shortlist, other: Shortlist): Shortlist {
  return other.items.reduce(withItem, list);
}

/** The list with another item in the place of one. If that makes two the same, the first of them stays. */
export function withChangedItem(list: Shortlist, index: number, item: ShortlistItem): Shortlist {
  const items = list.items.map((one, position) => (position === index ? item : one));
  return {
    ...list,
    items: items.filter((one, position) => items.findIndex((other) => isSameChoice(other, one)) === position),
  };
}

/** The list with an item put in at a place, as when its removal is taken back. One that already exists is not put in twice. */
export function withItemAt(list: Shortlist, index: number, item: ShortlistItem): Shortlist {
  const longer = withItem(list, item);
  return longer.items.length > list.items.length ? withMovedItem(longer, list.items.length, index) : longer;
}

/** The list without a product, whatever was chosen for it. */
export function withoutProduct(list: Shortlist, productId: string): Shortlist {
  return { ...list, items: list.items.filter((item) => item.productId !== productId) };
}

export function withoutItem(list: Shortlist, index: number): Shortlist {
  return { ...list, items: list.items.toSpliced(index, 1) };
}

/** The list with one item moved to another place; beyond the ends it stays at the end. */
export function withMovedItem(list: Shortlist, from: number, to: number): Shortlist {
  const item = list.items[from];
  if (!item) return list;
  const place = Math.max(0, Math.min(to, list.items.length - 1));
  return { ...list, items: list.items.toSpliced(from, 1).toSpliced(place, 0, item) };
}
