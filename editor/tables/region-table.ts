import { parse as parseCsv } from "csv-parse/sync";
import { stringify as stringifyCsv } from "csv-stringify/sync";
import type { Cells } from "./messages.ts";
import { projectColumns, requiredColumnCount } from "./project-columns.ts";

const names = projectColumns.map(({ name }) => name);

/** The rows of a table in the order of all columns. */
export function rowsOf(text: string): string[][] {
  const [header = [], ...rows] = parseCsv(text, { relax_column_count: true });
  return rows.map((row) => names.map((name) => row[header.indexOf(name)] ?? ""));
}

/** A table with new rows. It keeps its columns, and adds those that a row needs. */
export function tableText(before: string, rows: readonly Cells[]): string {
  const [header = names.slice(0, requiredColumnCount)] = parseCsv(before, { relax_column_count: true });
  const needed = names.filter((name, column) => !header.includes(name) && rows.some((row) => row[column]));
  const columns = [...header, ...needed];
  const cells = rows.map((row) => columns.map((name) => row[names.indexOf(name)] ?? ""));
  return stringifyCsv([columns, ...cells]);
}
