import { z } from "zod";
import { entry, figureKey, glossaryTerm, lines, text } from "./entry.ts";

/** The facets that there are; each is also a parameter of the catalogue's address. */
export const facetIdentifier = z.enum([
  "category",
  "nrc",
  "fireClass",
  "thickness",
  "size",
  "humidity",
  "material",
  "finish",
  "seat",
  "power",
  "use",
]);

const named = { label: text, explanation: text, term: glossaryTerm.optional() };
const figures = z.array(figureKey).min(1, { error: "a list with at least one figure" });
const valueId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "small letters, digits and single hyphens" });
const number = z.string().regex(/^\d+(\.\d+)?$/, { error: 'a number in quotes, such as "0.6"' });

/** Where words are looked for: the name, titles of categories, statements, colours, or a figure by its key. */
export const facetPlace = z.string().meta({ id: "facetPlace" });

const byCategory = entry({ ...named, by: z.literal("category") });
const byFigure = entry({
  ...named,
  by: z.literal("figure"),
  figures,
  unit: text.optional(),
  leastSideMm: z.number().positive().optional(),
  openLabel: text.optional(),
});
const byLeast = entry({
  ...named,
  by: z.literal("least"),
  figures,
  steps: z.array(number).min(1),
  unit: text.optional(),
});
const byBand = entry({
  ...named,
  by: z.literal("band"),
  figures,
  bands: z.array(
    entry({ id: valueId, label: text, above: z.number().nonnegative(), upTo: z.number().positive().optional() }),
  ),
});
const byWords = entry({
  ...named,
  by: z.literal("words"),
  in: z.array(facetPlace).min(1),
  groups: z.array(entry({ id: valueId, label: text, words: lines })).min(1),
});

export const facetEntry = z.discriminatedUnion("by", [byCategory, byFigure, byLeast, byBand, byWords]);

/** `facets.yaml`: by what the catalogue can be filtered. */
export const facetEntries = z.record(facetIdentifier, facetEntry);

export type FacetId = z.output<typeof facetIdentifier>;
export type FacetEntry = z.output<typeof facetEntry>;
export type FacetEntries = z.output<typeof facetEntries>;

/** A value that a facet offers. `id` stands in addresses. */
export interface FacetValue {
  readonly id: string;
  readonly label: string;
}

/** A facet with every value that some product has, in the order in which they are offered. */
export interface Facet {
  readonly id: FacetId;
  readonly label: string;
  readonly explanation: string;
  /** The anchor of the glossary that explains it. */
  readonly term?: string | undefined;
  /** Whether one value is chosen at a time (steps that include each other) or several. */
  readonly choice: "one" | "several";
  readonly values: readonly FacetValue[];
}

/** What filtering and sorting need to know of a product, and nothing more. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  /** The identifiers of its values, by facet. */
  readonly values: Readonly<Partial<Record<FacetId, readonly string[]>>>;
  /** The figures that it can be sorted by. A product without one stands behind those that have it. */
  readonly sortBy: {
    readonly absorption?: number;
    readonly thicknessMm?: number;
    readonly densityKgM3?: number;
    readonly powerW?: number;
  };
}
