import { choiceKinds } from "../list/choice-kinds.ts";
import { choiceLabels } from "../list/product-choices.ts";
import { printAmount } from "../list/shortlist-text.ts";
import type { Shortlist, ShortlistItem } from "../list/shortlist.ts";
import type { ListedProduct, ScheduleHead } from "../shortlist-page-content.ts";

/** An entry of the list as the front of the catalogue shows it. */
export interface CatalogueEntry {
  number: number;
  name: string;
  /** What was chosen, and the visitor's remark. */
  choices: string[];
  amount: string;
  /** The data sheet that follows; none for a product that has left the catalogue. */
  sheet?: string | undefined;
}

/** Everything that the visitor's own catalogue is made of. */
export interface OwnCatalogue {
  title: string;
  companyName: string;
  /** Who to ask, in one line. */
  contact: string;
  /** When it was made: `23 November 2026`. */
  day: string;
  entries: CatalogueEntry[];
  /** The data sheets in the order of the list, each once. */
  sheets: { address: string; name: string }[];
}

/** The address of a data sheet that the site has. Nothing else is ever asked for, whatever a shared list says. */
function sheetOf({ id, hasSheet }: ListedProduct): string | undefined {
  return hasSheet ? `/documents/${id}-data-sheet.pdf` : undefined;
}

/** Puts together the catalogue of a list. Products that have left the catalogue are only named. */
export function planOwnCatalogue(
  list: Shortlist,
  productOf: (id: string) => ListedProduct,
  { companyName, phones, emails }: ScheduleHead,
  now = new Date(),
): OwnCatalogue {
  const products = [...new Set(list.items.map(({ productId }) => productId))].map(productOf);
  return {
    title: list.name || "My catalogue",
    companyName,
    contact: [...phones, ...emails].join(" · "),
    day: new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(now),
    entries: list.items.map((item, index) => {
      const product = productOf(item.productId);
      return {
        number: index + 1,
        name: product.name,
        choices: choicesIn(item),
        amount: item.amount ? printAmount(item.amount) : "",
        sheet: sheetOf(product),
      };
    }),
    sheets: products.flatMap((product) => {
      const address = sheetOf(product);
      return address ? [{ address, name: product.name }] : [];
    }),
  };
}

function choicesIn(item: ShortlistItem): string[] {
  return [
    ...choiceKinds.flatMap((kind) => (item[kind] ? [`${choiceLabels[kind]}: ${item[kind]}`] : [])),
    ...(item.remark ? [`Remark: ${item.remark}`] : []),
  ];
}

/** Whether any product of the list has a data sheet. */
export function hasSheets(list: Shortlist, productOf: (id: string) => ListedProduct): boolean {
  return list.items.some(({ productId }) => sheetOf(productOf(productId)) !== undefined);
}
