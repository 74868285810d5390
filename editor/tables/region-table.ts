import { stringify as stringifyCsv } from "csv-stringify/sync";
import { cellsOf } from "#content/load/csv-file.ts";
import { ContentError, Mistakes } from "#content/load/mistake.ts";
import { NotPossible } from "../store/outcomes.ts";
import type { Cells } from "./messages.ts";
import { projectColumns, requiredColumnCount } from "./project-columns.ts";

const names = projectColumns.map(({ name }) => name);

/** The rows of a table in the order of all columns. @throws {NotPossible} if it is malformed, or a cell would be lost */
export function rowsOf(path: string, text: string): string[][] {
  const { header, rows } = tableIn(path, text);
  return rows.map((row) => names.map((name) => row[header.indexOf(name)] ?? ""));
}

/** Whether a table is well-formed. */
export function isReadableTable(text: string): boolean {
  try {
    tableIn("", text);
    return true;
  } catch (error) {
    if (error instanceof NotPossible) return false;
    throw error;
  }
}

/** A table with new rows. It keeps its columns, and adds those that a row needs. @throws {NotPossible} if it is malformed */
export function tableText(path: string, before: string, rows: readonly Cells[]): string {
  const { header } = tableIn(path, before);
  const present = header.length > 0 ? header : names.slice(0, requiredColumnCount);
  const needed = names.filter((name, column) => !present.includes(name) && rows.some((row) => row[column]));
  const columns = [...present, ...needed];
  const cells = rows.map((row) => columns.map((name) => row[names.indexOf(name)] ?? ""));
  return stringifyCsv([columns, ...cells]);
}

/** The cells of a table, read the way the build reads them. */
function tableIn(path: string, text: string): { header: readonly string[]; rows: readonly (readonly string[])[] } {
  const mistakes = new Mistakes();
  const { header, records } = cellsOf(path, text, mistakes);
  try {
    mistakes.throwIfAny();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [{ line, message } = { line: 1, message: "" }] = error.mistakes;
    throw new NotPossible(`Correct the table ${path} first, in line ${line}: ${message}`);
  }
  return { header, rows: records.map(({ record }) => record) };
}
