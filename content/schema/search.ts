import { z } from "zod";
import { entry, lines } from "./entry.ts";

const synonym = entry({ said: lines, meant: lines });

/** `search.yaml`: the words that buyers use. */
export const searchEntry = entry({ synonyms: z.array(synonym) });

export type Synonym = z.output<typeof synonym>;

/** Least and greatest number of a figure; null is an open end. */
export type MeasuredRange = readonly [minimum: number | null, maximum: number | null];

/** The figures of a product that a search can ask for in numbers. */
export interface Measures {
  /** Those that have words or a unit of their own, by their keys. */
  readonly figures?: Readonly<Partial<Record<string, readonly MeasuredRange[]>>>;
  /** Every length: thicknesses, gaps, cells, seats, sections. */
  readonly lengthsMm?: readonly MeasuredRange[];
  /** Shorter side first. */
  readonly sizesMm?: readonly (readonly [short: number, long: number])[];
  /** As supplied: `1 & P`. */
  readonly fireClasses?: readonly string[];
}

/** A figure that a search understands, and how visitors write it. */
export interface SearchedFigure {
  /** The figure's key. */
  readonly id: string;
  /** Its names, written before or after the number. */
  readonly words: readonly string[];
  /** How its unit is written, if it has one. */
  readonly units: readonly string[];
  /** What a number with the unit alone means: `400W`. Missing if it does not mean this figure. */
  readonly unitAlone?: "exactly" | "at least" | undefined;
  /** Its numbers are lengths, which visitors write in any unit of length. */
  readonly isLength: boolean;
  /** How many digits its smallest number has: `4K` is never meant as a colour temperature. */
  readonly digits: number;
}

/** Something that a search can find. The first four fields are shown, the others only searched. */
export interface SearchDocument {
  /** A product's own identifier; otherwise unique among documents. */
  readonly id: string;
  readonly kind: "product" | "finish" | "page" | "project";
  readonly title: string;
  readonly path: string;
  /** Shown beside the title: a category, a place, where a finish belongs. */
  readonly note: string;
  /** Its names, including model codes. */
  readonly names: string;
  /** Other text about it. */
  readonly text: string;
  /** What buyers call it. */
  readonly alsoCalled: string;
  readonly measures?: Measures | undefined;
}
