import { isUnanswered, type ComparisonGroup } from "../comparison/comparison-rows.ts";

/** How many characters fit on a line of a printed column. */
const lettersInALine = 32;

/** How many lines a group's heading takes, including the space above it. */
const headingLines = 1.5;

/** More lines than this would be too small on one sheet. */
const manyLines = 38;

/**
 * How many lines the rows take in print, so that the text size can be chosen to fit one sheet; and whether there
 * are so many that a note replaces the rows without figures, which are then not counted.
 */
export function printedLines(groups: readonly ComparisonGroup[]): { lines: number; dense: boolean } {
  const all = linesOf(groups);
  if (all <= manyLines) return { lines: all, dense: false };
  const answered = groups.map(({ label, rows }) => ({ label, rows: rows.filter((row) => !isUnanswered(row)) }));
  return { lines: linesOf(answered.filter(({ rows }) => rows.length > 0)), dense: true };
}

function linesOf(groups: readonly ComparisonGroup[]): number {
  const inGroups = groups.map(({ rows }) => headingLines + rows.reduce((sum, { cells }) => sum + tallest(cells), 0));
  return inGroups.reduce((sum, lines) => sum + lines, 0);
}

function tallest(cells: ComparisonGroup["rows"][number]["cells"]): number {
  return Math.max(
    1,
    ...cells.map(
      ({ lines, best }) =>
        lines.reduce((sum, line) => sum + Math.ceil(line.length / lettersInALine), 0) + (best ? 1 : 0),
    ),
  );
}
