import { alternativesOf } from "../figures/alternatives.ts";
import { partOf, unbrokenParts } from "../figures/print-figure.ts";
import { readFigure } from "../figures/read-figure.ts";
import { definitionOf } from "../facets/filters.ts";
import type { Statement } from "../schema/entry.ts";
import type { FigureDefinitions, FigureValue } from "../schema/figure.ts";
import type { Figure, PrintedStatement } from "../schema/resolved.ts";

/** Joins figures with their labels, typesets and reads them. Expects checked figures. */
export function resolveFigures(
  figures: Readonly<Record<string, FigureValue>>,
  definitions: FigureDefinitions,
): Figure[] {
  return Object.entries(figures).map(([key, value]) => resolveFigure(key, value, definitions));
}

/** Joins one figure with its label. */
export function resolveFigure(key: string, value: FigureValue, definitions: FigureDefinitions): Figure {
  const definition = definitionOf(key, definitions);
  const { label, quantity, open, term } = definition;
  const parts = value.lines.map((line) => partOf(line, quantity, open));
  const printed = parts.map(({ text }) => text);
  const unbroken = unbrokenParts(printed.join(", "));
  const reading = readFigure(value.lines, definition);
  const alternatives = alternativesOf(reading, parts);
  return { key, label, ...value, printed, parts, unbroken, reading, alternatives, term };
}

/** A figure written as a single line. */
export function resolveLine(key: string, line: string, definitions: FigureDefinitions): Figure {
  return resolveFigure(key, { lines: [line], sample: false, note: undefined }, definitions);
}

/** Sentences, each with its figures that must not break across lines. */
export function resolveStatements(statements: readonly Statement[] = []): PrintedStatement[] {
  return statements.map((statement) => {
    const unbroken = unbrokenParts(statement.text);
    return unbroken.length > 0 ? { ...statement, unbroken } : statement;
  });
}
