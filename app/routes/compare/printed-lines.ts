import type { ComparisonGroup } from "../../compare/comparison-rows.ts";

/** So many letters stand beside each other in a column on paper. */
const lettersInALine = 32;

/** So many lines a group's heading takes, with the space above it. */
const headingLines = 1.5;

/** How many lines of print the rows take, so that the size of the letters can be chosen for one sheet. */
export function printedLines(groups: readonly ComparisonGroup[]): number {
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
