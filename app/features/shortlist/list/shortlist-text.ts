import type { Amount, Shortlist, ShortlistItem } from "./shortlist.ts";
import { toCsv } from "#app/ui/csv-file.ts";

/** The name that the catalogue prints for a product; nothing if it has left the catalogue. */
export type NameOfProduct = (productId: string) => string | undefined;

/** An amount as it is read: `12 pieces`, `1 piece`, `45.5 m²`. */
export function printAmount({ value, unit }: Amount): string {
  if (unit === "m2") return `${value} m²`;
  return value === 1 ? "1 piece" : `${value} pieces`;
}

/**
 * A list as numbered lines, for a message: `1. Perforated Acoustic Panel, Natural Teak, D6/15, 600 × 600 mm: 45 m²`.
 * @param longest in characters. What does not fit is counted in a last line, so that nothing is left out unseen.
 */
export function shortlistText(list: Shortlist, nameOf: NameOfProduct, longest = 4000): string {
  const head = list.name ? [`${list.name}:`] : [];
  const lines = list.items.map((item, index) => `${index + 1}. ${printItem(item, nameOf)}`);
  for (let shown = lines.length; shown >= 0; shown -= 1) {
    const left = lines.length - shown;
    const rest = left > 0 ? [`and ${left} more`] : [];
    const text = [...head, ...lines.slice(0, shown), ...rest].join("\n");
    if (text.length <= longest) return text;
  }
  return "";
}

/** An item in one line, as in the numbered lines of a list. */
export function printItem(item: ShortlistItem, nameOf: NameOfProduct): string {
  const choices = [nameOf(item.productId) ?? item.productId, item.finish, item.pattern, item.size];
  const words = choices.filter(Boolean).join(", ");
  return item.amount ? `${words}: ${printAmount(item.amount)}` : words;
}

const columns = ["No.", "Product", "Finish", "Pattern", "Size", "Quantity (pieces)", "Area (m²)", "Page"];

/**
 * A list as CSV, one row an item, the unit of every number in the head of its column.
 * @param origin of the site, such as `https://www.example.com`
 */
export function shortlistCsv(list: Shortlist, nameOf: NameOfProduct, origin: string): string {
  const rows = list.items.map(({ productId, finish = "", pattern = "", size = "", amount }, index) => {
    const numbers = (["pieces", "m2"] as const).map((unit) => (amount?.unit === unit ? String(amount.value) : ""));
    const page = `${origin}/${productId}`;
    return [String(index + 1), nameOf(productId) ?? productId, finish, pattern, size, ...numbers, page];
  });
  return toCsv([columns, ...rows]);
}
