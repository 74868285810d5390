import { z } from "zod";
import { entry, lines, sitePath, text } from "./entry.ts";

const synonym = entry({
  said: lines.meta({ description: "Words that buyers use for what the catalogue calls something else" }),
  meant: lines.meta({
    description: "A search for one of those finds the products with one of these in their name, category or data",
  }),
});

/** A search target that is not a product: a page, or the e-catalogue. */
const answer = entry({
  said: lines,
  to: z.union([sitePath, z.literal("e-catalogue")], { error: "Write a path such as /contact, or e-catalogue" }),
  title: text.optional().meta({ description: "The title in search results, if it differs from the page's title" }),
  note: text.optional(),
});

/** `search.yaml`: the words that buyers use. */
export const searchEntry = entry({ synonyms: z.array(synonym), answers: z.array(answer) });

export type Synonym = z.output<typeof synonym>;
export type Answer = z.output<typeof answer>;

/** Minimum and maximum of a figure; null is an open end. */
export type MeasuredRange = readonly [minimum: number | null, maximum: number | null];

/** The figures of a product that a search can use as numbers. */
export interface Measures {
  /** Those with their own words or unit, and every length, by their keys. */
  readonly figures?: Readonly<Partial<Record<string, readonly MeasuredRange[]>>>;
  /** The keys of those that are lengths: thicknesses, gaps, cells, seats, sections. */
  readonly lengths?: readonly string[];
  /** Shorter side first. */
  readonly sizesMm?: readonly (readonly [short: number, long: number])[];
  /** As supplied: `1 & P`. */
  readonly fireClasses?: readonly string[];
  /** Colours and woods: `wood:oak`, `colour:green`; `colour:*` if it is made in any colour. */
  readonly finishes?: readonly string[];
}

/** A colour or a wood that a search understands, and visitors' names for it. */
export interface SearchedFinish {
  /** Its filter and its value: `wood:oak`. */
  readonly id: string;
  readonly words: readonly string[];
}

/** The narrowest files of a picture in two formats. */
export interface SearchPicture {
  readonly id: string;
  readonly version: string;
  readonly widths: { readonly avif: readonly number[]; readonly jpeg: readonly number[] };
}

/** One of several listings that a product is in. */
export interface SearchPlace {
  readonly path: string;
  /** The name of the listing. */
  readonly note: string;
  /** The words by which a query names the listing. */
  readonly words: string;
}

/** A figure that a search understands, and how visitors write it. */
export interface SearchedFigure {
  /** The figure's key. */
  readonly id: string;
  /** As printed: `NRC`. */
  readonly label: string;
  /** Its names, written before or after the number. */
  readonly words: readonly string[];
  /** How its unit is written, if it has one. */
  readonly units: readonly string[];
  /** What a number with only the unit means: `400W`. Undefined if it does not mean this figure. */
  readonly unitAlone?: "exactly" | "at least" | undefined;
  /** Its numbers are lengths, which visitors write in any unit of length. */
  readonly isLength: boolean;
  /** Its numbers are at most about 1, and visitors also write them in hundredths: `NRC 85`. */
  readonly isShare?: boolean;
  /** The key of the figure whose text contains its numbers, if it is not a figure of its own. */
  readonly saidIn?: string;
  /** The number of digits in its smallest number: `4K` is never meant as a colour temperature. */
  readonly digits: number;
}

/** A search document. Names, text and buyers' words are only searched, not shown. */
export interface SearchDocument {
  /** A product's own identifier; otherwise unique among documents. */
  readonly id: string;
  readonly kind: "product" | "finish" | "page" | "project";
  readonly title: string;
  readonly path: string;
  /** Shown beside the title: a category, a place, or the group of a finish. */
  readonly note: string;
  /** Its names, including model codes. */
  readonly names: string;
  /** Other text about it. */
  readonly text: string;
  /** Buyers' words for it. */
  readonly alsoCalled: string;
  readonly measures?: Measures | undefined;
  readonly picture?: SearchPicture | undefined;
  /** The noise reduction coefficient, as printed. */
  readonly nrc?: string | undefined;
  /** The listings that a product is in, if there are several. */
  readonly places?: readonly SearchPlace[] | undefined;
}
