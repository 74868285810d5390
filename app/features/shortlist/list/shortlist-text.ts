import { choiceKinds, choiceLabels } from "#content/printed/choices.ts";
import type { Amount, Shortlist, ShortlistItem } from "./shortlist.ts";
import { printNumber } from "./typed-amount.ts";
import { toCsv } from "#app/ui/save-file.ts";

/** The product's name in the catalogue, or its identifier if it is in none. */
export type NameOfProduct = (productId: string) => string;

/** A figure of a product as text. */
export interface PrintedFigure {
  label: string;
  value: string;
  sample: boolean;
}

/** The figures of a product, as the list or its data sheet shows them. */
export type FiguresOfProduct = (productId: string) => readonly PrintedFigure[];

/** How many of a product's figures an entry shows. */
export const shownFigures = 3;

/** Figures in one line. A label stays with its value, and no line begins with the dot between two figures. */
export function printFigures(figures: readonly PrintedFigure[]): string {
  return figures.map((figure) => `${figure.label}\u00A0${printFigure(figure)}`).join("\u00A0· ");
}

function printFigure({ value, sample }: PrintedFigure): string {
  return sample ? `${value} (sample)` : value;
}

/** The name of the project with its place; empty if neither was given. */
export function projectTitle({ name, place }: Shortlist): string {
  return [name, place].filter(Boolean).join(", ");
}

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
 * @param figuresOf adds a line of key figures to each item
 */
export function shortlistText(
  list: Shortlist,
  nameOf: NameOfProduct,
  longest = 4000,
  figuresOf: FiguresOfProduct = () => [],
): string {
  const title = projectTitle(list);
  const head = [...(title ? [`${title}:`] : []), ...(list.note ? [list.note, ""] : [])];
  const lines = list.items.map((item, index) => {
    const figures = printFigures(figuresOf(item.productId).slice(0, shownFigures));
    return [`${index + 1}. ${printItem(item, nameOf)}`, figures].filter(Boolean).join("\n");
  });
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
  const words = [nameOf(item.productId), ...chosenOptions(item)].join(", ");
  const amount = item.amount ? `: ${printAmount(item.amount)}` : "";
  return `${words}${amount}${item.remark ? ` (${item.remark})` : ""}`;
}

const numberColumns = { pieces: "Quantity (pieces)", m2: "Area (m²)", ft2: "Area (sq ft)" } as const;
const amountUnits = ["pieces", "m2", "ft2"] as const;

/** A link that would take more of the message than this share is left out, because the lines are more useful. */
const mostOfMessage = 0.5;

/** The text of a list for an enquiry, with the link to the list below it. */
export function shortlistTextWithLink(list: Shortlist, nameOf: NameOfProduct, link: string, longest: number): string {
  const foot = `\n\nThe list: ${link}`;
  if (foot.length > longest * mostOfMessage) return shortlistText(list, nameOf, longest);
  return `${shortlistText(list, nameOf, longest - foot.length)}${foot}`;
}

/** Chat programs cut longer messages in an address. */
export const longestChatText = 1500;

/** The same for a chat with anyone, with the key figures of each product. The link has what does not fit. */
export function shortlistChatText(
  list: Shortlist,
  nameOf: NameOfProduct,
  figuresOf: FiguresOfProduct,
  link: string,
): string {
  return `${shortlistText(list, nameOf, longestChatText, figuresOf)}\n\n${link}`;
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
 * A list as CSV, one row per item and one column per figure, with the units of amounts in the column headers.
 * @param origin of the site, such as `https://www.example.com`
 */
export function shortlistCsv(
  list: Shortlist,
  nameOf: NameOfProduct,
  figuresOf: FiguresOfProduct,
  origin: string,
): string {
  const labels = [...new Set(list.items.flatMap(({ productId }) => figuresOf(productId).map(({ label }) => label)))];
  const rows = list.items.map((item, index) => {
    const { productId, amount, remark = "" } = item;
    const choices = choiceKinds.map((kind) => item[kind] ?? "");
    const numbers = amountUnits.map((unit) => (amount?.unit === unit ? String(amount.value) : ""));
    const page = `${origin}/${productId}`;
    const figures = figuresOf(productId);
    const values = labels.map((label) =>
      figures
        .filter((one) => one.label === label)
        .map(printFigure)
        .join("; "),
    );
    return [String(index + 1), nameOf(productId), ...choices, ...numbers, remark, page, ...values];
  });
  return toCsv([[...columns, ...labels.map((label) => `Figure: ${label}`)], ...rows]);
}
