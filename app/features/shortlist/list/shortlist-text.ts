import { choiceKinds, choiceLabels } from "#content/printed/choices.ts";
import type { Amount, Shortlist, ShortlistItem } from "./shortlist.ts";
import { printNumber } from "./typed-amount.ts";
import { toCsv } from "#app/ui/save-file.ts";

/** The product's name in the catalogue; undefined if it has left the catalogue. */
export type NameOfProduct = (productId: string) => string | undefined;

/** An amount as printed: `12 pieces`, `1 piece`, `45.5 m²`, `1,00,000 sq ft`. */
export function printAmount({ value, unit }: Amount): string {
  if (unit === "pieces") return value === 1 ? "1 piece" : `${printNumber(value)} pieces`;
  return `${printNumber(value)} ${unit === "m2" ? "m²" : "sq ft"}`;
}

/** The choices for an item, in order, with its amount: `Swiss Oak, 18 mm, 120 m²`. Empty if there are none. */
export function printChoice(item: ShortlistItem): string {
  return [...chosenOptions(item), ...(item.amount ? [printAmount(item.amount)] : [])].join(", ");
}

function chosenOptions(item: ShortlistItem): string[] {
  return choiceKinds.flatMap((kind) => item[kind] ?? []);
}

/**
 * A list as numbered lines, for a message: `1. Perforated Acoustic Panel, Natural Teak, D6/15, 600 × 600 mm: 45 m²
 * (left wall)`.
 * @param longest in characters. A last line counts the items that do not fit, so that nothing is silently left
 * out.
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
  const words = [nameOf(item.productId) ?? item.productId, ...chosenOptions(item)].join(", ");
  const amount = item.amount ? `: ${printAmount(item.amount)}` : "";
  return `${words}${amount}${item.remark ? ` (${item.remark})` : ""}`;
}

const numberColumns = { pieces: "Quantity (pieces)", m2: "Area (m²)", ft2: "Area (sq ft)" } as const;
const amountUnits = ["pieces", "m2", "ft2"] as const;

/** A link that would take more of the message than this share is left out, because the lines are more useful. */
const mostOfMessage = 0.5;

/** The same for an enquiry, with the link to the list below it. */
export function shortlistTextWithLink(list: Shortlist, nameOf: NameOfProduct, link: string, longest: number): string {
  const foot = `\n\nThe list: ${link}`;
  if (foot.length > longest * mostOfMessage) return shortlistText(list, nameOf, longest);
  return `${shortlistText(list, nameOf, longest - foot.length)}${foot}`;
}

const columns = [
  "No.",
  "Product",
  ...choiceKinds.map((kind) => choiceLabels[kind]),
  ...amountUnits.map((unit) => numberColumns[unit]),
  "Remark",
  "Page",
];

/**
 * A list as CSV, one row per item, with units in the column headers.
 * @param origin of the site, such as `https://www.example.com`
 */
export function shortlistCsv(list: Shortlist, nameOf: NameOfProduct, origin: string): string {
  const rows = list.items.map((item, index) => {
    const { productId, amount, remark = "" } = item;
    const choices = choiceKinds.map((kind) => item[kind] ?? "");
    const numbers = amountUnits.map((unit) => (amount?.unit === unit ? String(amount.value) : ""));
    const page = `${origin}/${productId}`;
    return [String(index + 1), nameOf(productId) ?? productId, ...choices, ...numbers, remark, page];
  });
  return toCsv([columns, ...rows]);
}
