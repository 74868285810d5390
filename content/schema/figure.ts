import { z } from "zod";
import { scalarQuantities } from "../figures/quantities.ts";
import {
  entry,
  figureKey,
  figureName,
  glossaryTerm,
  lines,
  parameterName,
  sampleMark,
  text,
  shownInOrder,
} from "./entry.ts";
import { figureFilter } from "./facet.ts";
import type { Quantity } from "./reading.ts";

/** A figure as supplied, digit for digit. Always in quotes, or `0.90` would be read as 0.9. */
export const figureText = text.meta({
  description: "Exactly as in your data sheet, in quotes",
});

/** A figure of one line or several, as supplied. */
export const figureLines = z.union([figureText, z.array(figureText).min(1)]);

/** A figure's value: one line, several lines, or either with a sample mark and a note. */
export const figureValue = z
  .union([
    figureText,
    z.array(figureText).min(1),
    entry({ value: figureLines, sample: sampleMark, note: text.optional() }),
  ])
  .transform((written) => {
    const wrapped = typeof written === "object" && !Array.isArray(written) ? written : { value: written };
    return {
      lines: typeof wrapped.value === "string" ? [wrapped.value] : wrapped.value,
      sample: "sample" in wrapped && wrapped.sample === true,
      note: "note" in wrapped ? wrapped.note : undefined,
    };
  });

/** Figures by key, in the order in which they are printed. The keys are those of `figures.yaml`. */
export const figureValues = z.record(figureKey, figureValue);

/** How a figure is read: into numbers of one unit, into one of the forms with a special grammar, or not at all. */
const quantity = z.enum([
  ...scalarQuantities,
  "size",
  "mains",
  "fire",
  "climate",
  "seat",
  "words",
  "text",
] satisfies Quantity[]);

/** The groups of the comparison in order. */
export const figureGroup = z.enum([
  "Performance",
  "Dimensions and weight",
  "Seat",
  "Light",
  "Construction",
  "Fixing and care",
  "Options and warranty",
]);

const chart = entry({
  marks: z
    .enum(["bars", "points", "words"])
    .meta({ description: "Bars from the start of the axis, one point per value, or a table column in words" }),
  name: text.optional().meta({ description: "The label in words, if it is an abbreviation" }),
  end: z
    .number()
    .positive()
    .optional()
    .meta({ description: "Where the axis ends; by default, just beyond the largest value" }),
});

const sorted = entry({
  first: z.enum(["highest", "lowest"]),
  as: parameterName.optional().meta({ description: "Its name in addresses, if it differs from the key" }),
  label: text.optional().meta({ description: "The order in words, such as: thinnest first" }),
});

const searched = entry({
  label: text.optional().meta({ description: "Its name in a search, if it differs from the figure's" }),
  words: lines.optional().meta({ description: "What visitors call it, before or after a number" }),
  units: lines.optional().meta({ description: "Units that visitors write, if the quantity has none" }),
  saidIn: figureKey
    .optional()
    .meta({ description: "The figure whose text contains its numbers, if products do not have it as a figure" }),
  said: text.optional().meta({ description: "How that text says it, with # for the number: # mm channel" }),
  unitAlone: z
    .enum(["exactly", "at least"])
    .optional()
    .meta({ description: "How a number with the unit alone is understood, if it means this figure" }),
});

const compared = entry({
  label: text.optional().meta({ description: "The label of the row, if it differs from the figure's" }),
  better: z.enum(["more", "less"]).optional().meta({ description: "The direction that is better for everyone" }),
  mark: text.optional().meta({ description: "How the better figure is marked, such as: Longest" }),
  sameTest: z
    .literal(true)
    .optional()
    .meta({ description: "Only figures with the same mounting and test standard are ranked" }),
});

/** The definition of a figure key: its printed label, how it is read, and where else it is used. */
export const figureDefinition = entry({
  label: text,
  group: figureGroup,
  quantity,
  open: lines.optional().meta({ description: "Words that replace a number, exactly as products write them" }),
  term: glossaryTerm.optional(),
  countsAs: figureKey
    .optional()
    .meta({ description: "The figure it counts as when it is searched, filtered, sorted and compared" }),
  ownRow: z.literal(true).optional().meta({ description: "It still has its own row in the comparison" }),
  chart: chart.optional(),
  sorted: sorted.optional(),
  searched: searched.optional(),
  filtered: figureFilter.optional(),
  compared: compared.optional(),
});

/** `figures.yaml`: every figure key that a product may use. */
export const figureDefinitions = z.record(figureName, figureDefinition).meta(shownInOrder);

export type FigureDefinition = z.output<typeof figureDefinition>;
export type FigureDefinitions = z.output<typeof figureDefinitions>;
export type FigureValue = z.output<typeof figureValue>;
