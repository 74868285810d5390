import { CsvError, parse } from "csv-parse/sync";
import { UnreadableTable } from "./unreadable-table.ts";

/**
 * The cells of separated values, or of what a spreadsheet copies.
 * @param isOneCell whether a line with a comma in it is one cell, such as a town and its state
 * @throws {UnreadableTable}
 */
export function readSeparated(text: string, isOneCell: (line: string) => boolean): string[][] {
  if (text.includes("\u0000"))
    throw new UnreadableTable("This file is no table. Excel workbooks (.xlsx) and CSV can be read.");
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (isOneColumn(lines, isOneCell)) return lines.map((line) => [line]);
  if (text.includes("\t")) return rowsIn(text, "\t");
  const ways = [",", ";"].flatMap((delimiter) => {
    if (!text.includes(delimiter)) return [];
    const rows = rowsIn(text, delimiter);
    return [{ rows, alike: mostAlike(rows) }];
  });
  const [best] = ways.toSorted((one, other) => other.alike - one.alike);
  return best?.rows ?? rowsIn(text, ",");
}

/** Whether commas only stand within the cells of one column, below a heading or without one. */
function isOneColumn(lines: readonly string[], isOneCell: (line: string) => boolean): boolean {
  const [first = "", ...others] = lines.filter((line) => line.trim() !== "");
  const isHeading = others.length > 0 && !/[,;\t]/.test(first);
  return (isHeading || isOneCell(first)) && others.every(isOneCell);
}

/** How many rows have as many cells as the others. A separator of cells is in each row, a mark within a cell in some. */
function mostAlike(rows: readonly (readonly string[])[]): number {
  const counts = [...Map.groupBy(rows, (row) => row.length)].filter(([width]) => width > 1);
  return Math.max(0, ...counts.map(([width, alike]) => alike.length + width / 1000));
}

function rowsIn(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, bom: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable(`This table cannot be read: ${error.message}.`);
    throw error;
  }
}
