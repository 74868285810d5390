import { toCsv } from "#app/ui/csv-file.ts";
import type { Shortlist } from "./shortlist.ts";
import type { NameOfProduct } from "./shortlist-text.ts";

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
