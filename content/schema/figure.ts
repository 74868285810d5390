import { z } from "zod";
import { entry, figureKey, glossaryTerm, lines, sampleMark, text } from "./entry.ts";
import type { Quantity } from "./reading.ts";

/** A figure as supplied, digit for digit. Always in quotes, or `0.90` would be read as 0.9. */
export const figureText = text.meta({
  description: "The figure as supplied, digit for digit, in quotes",
});

/** A figure of one line or several, as supplied. */
export const figureLines = z.union([
  figureText,
  z.array(figureText).min(1, { error: "a list with at least one line" }),
]);

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

/** How a figure is read: into numbers of one unit, into one of the forms that have a grammar of their own, or not at all. */
const quantity = z.enum([
  "absorptionCoefficient",
  "soundTransmissionClass",
  "length",
  "size",
  "density",
  "areaWeight",
  "foamDensity",
  "share",
  "pressure",
  "thermalConductivity",
  "years",
  "hours",
  "power",
  "colourRendering",
  "colourTemperature",
  "temperature",
  "enginePower",
  "coatingWeight",
  "mains",
  "fire",
  "climate",
  "seat",
  "words",
  "text",
] satisfies Quantity[]);

/** What a figure key means: its printed label, how it is set in type, and how it is read. */
export const figureDefinition = entry({
  label: text,
  kind: z.enum(["measure", "text"]),
  quantity,
  open: lines.optional().meta({ description: "Words that stand for any number, exactly as products write them" }),
  term: glossaryTerm.optional(),
});

/** `figures.yaml`: every figure key that a product may use. */
export const figureDefinitions = z.record(z.string(), figureDefinition);

export type FigureDefinition = z.output<typeof figureDefinition>;
export type FigureValue = z.output<typeof figureValue>;
export type FigureKind = FigureDefinition["kind"];
