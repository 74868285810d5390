import type { ComparisonGroup, OnRequest } from "../comparison/comparison-rows.ts";

/** How many characters fit on a line of a printed column. */
const lettersInALine = 32;

/** How many lines a group's heading takes, including the space above it. */
const headingLines = 1.5;

/**
 * How many lines the rows take in print, so that the text size can be chosen to fit one sheet.
 * @param requests what can be requested for each product, in the last row
 */
export function printedLines(groups: readonly ComparisonGroup[], requests: readonly OnRequest[] = []): number {
  const inGroups = groups.map(({ rows }) => headingLines + rows.reduce((sum, { cells }) => sum + tallest(cells), 0));
  const requestLines = Math.max(0, ...requests.map(({ length }) => length));
  return inGroups.reduce((sum, lines) => sum + lines, requestLines > 0 ? headingLines + requestLines : 0);
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
