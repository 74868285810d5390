import type { ProductChoices } from "#content/printed/choices.ts";
import type { Company } from "#content/schema/company.ts";
import type { Pages } from "#content/schema/resolved.ts";
import type { ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";

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
