import { z } from "zod";
import { colourFamilies, woodTones } from "../colours/colour-look.ts";
import { entry, figureKey, glossaryTerm, hyphenatedName as valueId, lines, parameterName, text } from "./entry.ts";

const number = z.string().regex(/^\d+(\.\d+)?$/, { error: "Write a number such as 0.6" });

const ofFigure = {
  as: parameterName.optional().meta({ description: "Its name in addresses, if it differs from the figure's key" }),
  label: text.optional().meta({ description: "If it differs from the figure's" }),
  explanation: text,
  term: glossaryTerm.optional().meta({ description: "If it differs from the figure's" }),
};

/** A filter by a figure, in `figures.yaml`. */
export const figureFilter = z.discriminatedUnion("by", [
  entry({
    ...ofFigure,
    by: z.literal("value"),
    leastSideMm: z.number().positive().optional(),
    openLabel: text.optional(),
  }),
  entry({ ...ofFigure, by: z.literal("least"), steps: z.array(number).min(1), unit: text.optional() }),
  entry({
    ...ofFigure,
    by: z.literal("band"),
    bands: z.array(
      entry({ id: valueId, label: text, above: z.number().nonnegative(), upTo: z.number().positive().optional() }),
    ),
  }),
]);

const named = { label: text, explanation: text, term: glossaryTerm.optional() };

/** Where to search for words: the name, titles of categories, statements, colours, or a figure by its key. */
export const facetPlace = z.string().meta({ id: "facetPlace" });

/** A colour or a wood that buyers ask for. */
const swatchGroup = entry({
  id: valueId,
  label: text,
  named: lines.optional().meta({ description: "Words in the name of a swatch that mean it" }),
  look: z
    .enum([...colourFamilies, ...woodTones])
    .optional()
    .meta({ description: "What such a swatch looks like" }),
  said: z.array(text).meta({ description: "Other words that buyers use for it" }),
});

const facetEntry = z.discriminatedUnion("by", [
  entry({ ...named, by: z.literal("category") }),
  entry({
    ...named,
    by: z.literal("words"),
    in: z.array(facetPlace).min(1),
    groups: z.array(entry({ id: valueId, label: text, words: lines })).min(1),
  }),
  entry({
    ...named,
    by: z.literal("swatches"),
    in: z.array(facetPlace).optional().meta({ description: "Where else to look for the names" }),
    anyOfThem: lines
      .optional()
      .meta({ description: "Words for a product made in any of these colours, which a search for each colour finds" }),
    groups: z.array(swatchGroup).min(1),
  }),
]);

/** `facets.yaml`: the filters that are not figures, the order of all of them, and the columns of the table. */
export const facetEntries = entry({
  order: z.array(parameterName),
  columns: z.array(figureKey),
  filters: z.record(parameterName, facetEntry),
});

/** A filter's name, which is also a parameter of the catalogue's address. */
export type FacetId = string;
export type FigureFilter = z.output<typeof figureFilter>;
export type SwatchGroup = z.output<typeof swatchGroup>;
export type FacetEntry = z.output<typeof facetEntry>;
export type FacetEntries = z.output<typeof facetEntries>;

/** A value that a facet offers. `id` is used in addresses. */
export interface FacetValue {
  readonly id: string;
  readonly label: string;
}

/** A facet with every value that at least one product has, in display order. */
export interface Facet {
  readonly id: FacetId;
  readonly label: string;
  readonly explanation: string;
  /** The anchor of the glossary that explains it. */
  readonly term?: string | undefined;
  /** The key of the figure that its values come from, if it is one. */
  readonly figure?: string | undefined;
  /** Whether one value is chosen at a time (steps that include each other) or several. */
  readonly choice: "one" | "several";
  readonly values: readonly FacetValue[];
  /** Values that products have only by a sample. They are not offered, but name what a search asks for. */
  readonly sampleValues?: readonly FacetValue[];
}

/** The data of a product that filtering and sorting need, and nothing else. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  /** The identifiers of its values, by facet. */
  readonly values: Readonly<Partial<Record<FacetId, readonly string[]>>>;
  /** The identifiers of the values that it has only by a sample, by facet. */
  readonly sampleValues?: Readonly<Partial<Record<FacetId, readonly string[]>>>;
  /** The number for each order, by the order's name. Products without a number come last. */
  readonly sortBy: Readonly<Partial<Record<string, number>>>;
}

/** An order of the catalogue by a figure. */
export interface FigureOrder {
  /** As in the address. */
  readonly id: string;
  readonly label: string;
  readonly first: "highest" | "lowest";
  /** It is offered only after a search for its figure, which has the same name. */
  readonly onlyIfAsked?: true;
}
