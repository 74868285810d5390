import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { stringify as stringifyCsv } from "csv-stringify/sync";
import { NotPossible } from "../store/products/identity.ts";
import type { Cells } from "./messages.ts";
import { projectColumns, requiredColumnCount } from "./project-columns.ts";

const names = projectColumns.map(({ name }) => name);

/** The rows of a table in the order of all columns. @throws {NotPossible} if it is malformed */
export function rowsOf(text: string): string[][] {
  const [header = [], ...rows] = linesOf(text);
  return rows.map((row) => names.map((name) => row[header.indexOf(name)] ?? ""));
}

/** Whether a table is well-formed. */
export function isReadableTable(text: string): boolean {
  try {
    linesOf(text);
    return true;
  } catch (error) {
    if (error instanceof NotPossible) return false;
    throw error;
  }
}

/** A table with new rows. It keeps its columns, and adds those that a row needs. @throws {NotPossible} if it is malformed */
export function tableText(before: string, rows: readonly Cells[]): string {
  const [header = names.slice(0, requiredColumnCount)] = linesOf(before);
  const needed = names.filter((name, column) => !header.includes(name) && rows.some((row) => row[column]));
  const columns = [...header, ...needed];
  const cells = rows.map((row) => columns.map((name) => row[names.indexOf(name)] ?? ""));
  return stringifyCsv([columns, ...cells]);
}

function linesOf(text: string): string[][] {
  try {
    return parseCsv(text, { relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotPossible(`A table of projects cannot be read, so it has to be corrected first: ${error.message}.`);
  }
}
