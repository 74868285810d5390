import { cleanLine, cleanText } from "#content/text/clean-text.ts";
import { choiceKinds } from "#content/printed/choices.ts";
import { parseSentPart } from "#app/features/enquiry/index.ts";
import { emptyShortlist } from "./shortlist-store.ts";
import { shortlistLimits, withItem, type Amount, type Shortlist, type ShortlistItem } from "./shortlist.ts";

const productId = /^[a-zA-Z]{1,40}\/[a-zA-Z0-9]{1,40}$/;

/**
 * Parses a stored or shared list. Anything unexpected is left out: an item without a product, a choice that is not
 * text, an amount that is not a number.
 * @returns the list, or undefined if it is not a list at all
 */
export function parseShortlist(value: unknown): Shortlist | undefined {
  const { name, place: where, note: remark, items, sent: written } = entriesOf(value);
  if (!Array.isArray(items)) return undefined;
  const sent = parseSentPart(written);
  const place = textOf(where, shortlistLimits.nameLength);
  const note = textOf(remark, shortlistLimits.noteLength, cleanText);
  const list = {
    ...emptyShortlist,
    name: textOf(name, shortlistLimits.nameLength) ?? "",
    ...(place && { place }),
    ...(note && { note }),
    ...(sent && { sent }),
  };
  return items.slice(0, shortlistLimits.items).reduce<Shortlist>((sum, item) => {
    const parsed = parseItem(item);
    return parsed ? withItem(sum, parsed) : sum;
  }, list);
}

function parseItem(value: unknown): ShortlistItem | undefined {
  const entries = entriesOf(value);
  if (typeof entries.productId !== "string" || !productId.test(entries.productId)) return undefined;
  const item: ShortlistItem = { productId: entries.productId };
  for (const kind of choiceKinds) {
    const text = textOf(entries[kind], shortlistLimits.choiceLength);
    if (text) item[kind] = text;
  }
  const amount = parseAmount(entries.amount);
  const remark = textOf(entries.remark, shortlistLimits.remarkLength);
  return { ...item, ...(amount && { amount }), ...(remark && { remark }) };
}

function parseAmount(value: unknown): Amount | undefined {
  const { value: number, unit } = entriesOf(value);
  if (typeof number !== "number" || !(number > 0 && number <= shortlistLimits.amount)) return undefined;
  if (unit === "pieces") return Number.isInteger(number) ? { value: number, unit } : undefined;
  return unit === "m2" || unit === "ft2" ? { value: number, unit } : undefined;
}

function textOf(value: unknown, longest: number, clean = cleanLine): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = clean(value).slice(0, longest).trim();
  return text === "" ? undefined : text;
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
