import type { Catalogue, Product, Pages } from "#content/schema/resolved.ts";
import { smallPictureOf, type ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";
import { choicesOfProduct, type ProductChoices } from "#content/printed/choices.ts";
import type { Company } from "#content/schema/company.ts";

/** A product as an entry of the list shows it. */
export interface ListedProduct extends ThumbnailProduct {
  /** Category and slug. */
  id: string;
  choices: ProductChoices;
  /** The main figures as printed, and the parts of them that must not break. */
  figures: { label: string; value: string; unbroken?: readonly string[]; sample: boolean }[];
  /** Whether it has a data sheet. */
  hasSheet?: true;
  /** Whether it has been removed from the catalogue since it was added to the list. */
  gone?: boolean;
}

/** The company's details at the top of a printed schedule. */
export interface ScheduleHead {
  companyName: string;
  office: string[];
  phones: string[];
  emails: string[];
}

/** Everything that a list needs besides the visitor's choices. */
export interface ShortlistPageContent {
  products: ListedProduct[];
  /** Former products that a list may still name: the current name of each, or the former name of a withdrawn one. */
  formerly: Record<string, { now: string } | { name: string }>;
  head: ScheduleHead;
  chat: Company["chat"];
  empty: EmptyContent;
}

type ShortlistWords = Pages["shortlist"]["empty"];

/** The text of an empty list, with links to the categories. */
export interface EmptyContent extends ShortlistWords {
  categories: { name: string; path: string; count: string }[];
}

/**
 * Selects the data that a list may need. Loaders only.
 * @param bytesOf the size of a file of the site by its address; undefined if there is none
 */
export function shortlistPage(
  { company, categories, formerAddresses, products, pages }: Catalogue,
  bytesOf: (address: string) => number | undefined = () => undefined,
): ShortlistPageContent {
  const { heading, steps, note } = pages.shortlist.empty;
  return {
    products: products.map((product) =>
      listedProduct(product, bytesOf(`/documents/${product.id}-data-sheet.pdf`) !== undefined),
    ),
    formerly: Object.fromEntries([
      ...formerAddresses.moved.map(({ from, to }) => [from.slice(1), { now: to.slice(1) }]),
      ...formerAddresses.withdrawn.map(({ path, name }) => [path.slice(1), { name }]),
    ]),
    head: {
      companyName: company.name.value,
      office: [...company.offices.corporate.lines],
      phones: company.phones.map(({ value }) => value),
      emails: company.emails.map(({ value }) => value),
    },
    chat: company.chat,
    empty: {
      heading,
      steps,
      note,
      categories: categories.map(({ menuLabel, path, count }) => ({ name: menuLabel, path, count })),
    },
  };
}

function listedProduct(product: Product, hasSheet: boolean): ListedProduct {
  const { id, name, drawing, facts } = product;
  const picture = smallPictureOf(product);
  return {
    id,
    name,
    ...(picture ? { picture } : { drawing }),
    choices: choicesOfProduct(product),
    ...(hasSheet && { hasSheet }),
    figures: facts.map(({ label, printed, unbroken, sample }) => ({
      label,
      value: printed.join(", "),
      ...(unbroken.length > 0 && { unbroken }),
      sample,
    })),
  };
}
