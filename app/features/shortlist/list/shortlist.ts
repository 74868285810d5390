import { choiceKinds, type AmountUnit, type ChoiceKind } from "#content/printed/choices.ts";
import type { SentPart } from "#app/features/enquiry/index.ts";

/** The amount of a product: pieces, or square metres or square feet of surface. */
export interface Amount {
  value: number;
  unit: AmountUnit;
}

/** A product on the list with its choices. Names are those in the catalogue. */
export interface ShortlistItem extends Partial<Record<ChoiceKind, string>> {
  /** Category and slug: `wallPanels/perforatedPanel`. */
  productId: string;
  amount?: Amount;
  /** The visitor's remark on this item. */
  remark?: string;
}

/** A project: the products that a visitor has chosen for it, with what it is called and where it is. */
export interface Shortlist {
  name: string;
  place?: string;
  /** The visitor's note on the whole project, in one or more lines. */
  note?: string;
  items: readonly ShortlistItem[];
  /** When it was last sent as an enquiry. Its key is the hash of the items at that time. */
  sent?: SentPart;
}

/** Limits that let a list be sent in one enquiry. */
export const shortlistLimits = {
  items: 100,
  nameLength: 80,
  noteLength: 500,
  choiceLength: 80,
  remarkLength: 200,
  amount: 1_000_000,
} as const;

/** A product with the same choices is on a list at most once. */
export function isSameChoice(one: ShortlistItem, other: ShortlistItem): boolean {
  return one.productId === other.productId && choiceKinds.every((kind) => one[kind] === other[kind]);
}

/** The list with an item appended. An existing item gets the new amount and remark; a full list is unchanged. */
export function withItem(list: Shortlist, item: ShortlistItem): Shortlist {
  return withItemFor(
    list,
    list.items.findIndex((one) => isSameChoice(one, item)),
    item,
  );
}

/** The list with an item that the visitor has chosen: it completes the item that `placeFor` finds, or is appended. */
export function withChosenItem(list: Shortlist, item: ShortlistItem): Shortlist {
  return withItemFor(list, placeFor(list, item), item);
}

/**
 * The index of a matching item: one with the same choices, with fewer choices that do not contradict it, such as
 * one added by its bookmark, or with more if nothing has been chosen now. -1 if there is none.
 */
export function placeFor({ items }: Shortlist, item: ShortlistItem): number {
  const same = items.findIndex((one) => isSameChoice(one, item));
  if (same >= 0) return same;
  const completed = items.findIndex((one) => isCompletedBy(one, item));
  const says = item.amount ?? item.remark;
  return completed >= 0 || says ? completed : items.findIndex((one) => isCompletedBy(item, one));
}

/** Whether everything in one item is also in the other. */
function isCompletedBy(one: ShortlistItem, other: ShortlistItem): boolean {
  const agrees = <Value>(own: Value | undefined, given: Value | undefined) => own === undefined || own === given;
  return (
    one.productId === other.productId &&
    choiceKinds.every((kind) => agrees(one[kind], other[kind])) &&
    (!other.amount || agrees(printed(one.amount), printed(other.amount))) &&
    (!other.remark || agrees(one.remark, other.remark))
  );
}

function printed(amount: Amount | undefined): string | undefined {
  return amount && `${amount.value} ${amount.unit}`;
}

function withItemFor(list: Shortlist, place: number, item: ShortlistItem): Shortlist {
  const known = list.items[place];
  if (known) {
    const changed = { ...known, ...item };
    return JSON.stringify(changed) === JSON.stringify(known) ? list : withChangedItem(list, place, changed);
  }
  if (list.items.length >= shortlistLimits.items) return list;
  return { ...list, items: [...list.items, item] };
}

/** The list with another list's items appended. */
export function withItemsOf(list: Shortlist, other: Shortlist): Shortlist {
  return other.items.reduce(withItem, list);
}

/** The list with one item replaced. If that makes two items equal, the first of them stays. */
export function withChangedItem(list: Shortlist, index: number, item: ShortlistItem): Shortlist {
  const items = list.items.map((one, position) => (position === index ? item : one));
  return {
    ...list,
    items: items.filter((one, position) => items.findIndex((other) => isSameChoice(other, one)) === position),
  };
}

/**
 * The list with an item inserted at an index, as when its removal is undone. An existing item is not inserted
 * again.
 */
export function withItemAt(list: Shortlist, index: number, item: ShortlistItem): Shortlist {
  const longer = withItem(list, item);
  return longer.items.length > list.items.length ? withMovedItem(longer, list.items.length, index) : longer;
}

/** The list without a product, whatever its choices. */
export function withoutProduct(list: Shortlist, productId: string): Shortlist {
  return { ...list, items: list.items.filter((item) => item.productId !== productId) };
}

export function withoutItem(list: Shortlist, index: number): Shortlist {
  return { ...list, items: list.items.toSpliced(index, 1) };
}

/** The list with one item moved to another index, clamped to the ends. */
export function withMovedItem(list: Shortlist, from: number, to: number): Shortlist {
  const item = list.items[from];
  if (!item) return list;
  const place = Math.max(0, Math.min(to, list.items.length - 1));
  return { ...list, items: list.items.toSpliced(from, 1).toSpliced(place, 0, item) };
}
