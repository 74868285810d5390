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
  const inRequests = requests.map((request) => linesOf(request.map(({ label }) => label).join(", ")));
  const requestLines = Math.max(0, ...inRequests);
  return inGroups.reduce((sum, lines) => sum + lines, requestLines > 0 ? headingLines + requestLines : 0);
}

function tallest(cells: ComparisonGroup["rows"][number]["cells"]): number {
  return Math.max(
    1,
    ...cells.map(({ lines, best }) => lines.reduce((sum, line) => sum + linesOf(line), 0) + (best ? 1 : 0)),
  );
}

function linesOf(text: string): number {
  return Math.ceil(text.length / lettersInALine);
}
