import type { Company } from "#content/schema/company.ts";
import type { Pages } from "#content/schema/resolved.ts";
import type { ProductChoices } from "./list/product-choices.ts";
import type { ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";

/** A product as an entry of the list shows it. */
export interface ListedProduct extends ThumbnailProduct {
  /** Category and slug. */
  id: string;
  choices: ProductChoices;
  /** The figures that decide, as printed, and what of them stays on one line. */
  figures: { label: string; value: string; unbroken?: readonly string[]; sample: boolean }[];
  /** It has left the catalogue since it was put on the list. */
  gone?: boolean;
}

/** The company as it heads a printed schedule. */
export interface ScheduleHead {
  companyName: string;
  office: string[];
  phones: string[];
  emails: string[];
}

/** Everything that a list needs besides the visitor's choices. */
export interface ShortlistPageContent {
  products: ListedProduct[];
  head: ScheduleHead;
  chat: Company["chat"];
  empty: EmptyContent;
}

type ShortlistWords = Pages["shortlist"]["empty"];

/** What an empty list says, with links to the categories. */
export interface EmptyContent extends ShortlistWords {
  categories: { name: string; path: string; count: string }[];
}
