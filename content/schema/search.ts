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
  readonly nrc?: readonly MeasuredRange[];
  readonly stc?: readonly MeasuredRange[];
  readonly cri?: readonly MeasuredRange[];
  readonly cctK?: readonly MeasuredRange[];
  readonly powerW?: readonly MeasuredRange[];
  readonly humidityPercent?: readonly MeasuredRange[];
  readonly warrantyYears?: readonly MeasuredRange[];
  readonly thicknessMm?: readonly MeasuredRange[];
  /** Every other length: gaps, cells, seats, sections. */
  readonly lengthMm?: readonly MeasuredRange[];
  /** Shorter side first. */
  readonly sizesMm?: readonly (readonly [short: number, long: number])[];
  /** As supplied: `1 & P`. */
  readonly fireClasses?: readonly string[];
}

/** Something that a search can find. The first four fields are shown, the others only searched. */
export interface SearchDocument {
  /** A product's own identifier; otherwise unique among documents. */
  readonly id: string;
  readonly kind: "product" | "finish" | "page" | "project";
  readonly title: string;
  readonly path: string;
  /** What stands beside the title: a category, a place, where a finish belongs. */
  readonly note: string;
  /** The names that it goes by, model codes among them. */
  readonly names: string;
  /** What else is said of it. */
  readonly text: string;
  /** What buyers call it. */
  readonly alsoCalled: string;
  readonly measures?: Measures | undefined;
}
