import { readFigure } from "../figures/read-figure.ts";
import { printFigure } from "../print-figure.ts";
import type { FigureDefinition, FigureValue } from "../schema/figure.ts";
import type { Figure } from "../schema/resolved.ts";

export type FigureDefinitions = Readonly<Record<string, FigureDefinition>>;

/** Joins figures with their labels, sets them in type and reads them. Expects figures that were checked. */
export function resolveFigures(
  figures: Readonly<Record<string, FigureValue>>,
  definitions: FigureDefinitions,
): Figure[] {
  return Object.entries(figures).map(([key, value]) => resolveFigure(key, value, definitions));
}

/** Joins one figure with its label. */
export function resolveFigure(key: string, value: FigureValue, definitions: FigureDefinitions): Figure {
  const definition = definitions[key];
  if (!definition) throw new Error(`There is no figure ${key}.`);
  const { label, kind, term } = definition;
  const printed = value.lines.map((line) => printFigure(line, kind));
  const reading = readFigure(value.lines, definition);
  return { key, label, kind, ...value, printed, reading, term };
}
