import { CsvError, parse } from "csv-parse/sync";
import { projectRow, type ProjectRow } from "../schema/project.ts";
import { quoted } from "../sentence-parts.ts";
import { damagedCharacter, damagedMessage } from "./check-characters.ts";
import { messageOf, withoutWords } from "./explain.ts";
import { formatField, type Mistakes } from "./mistake.ts";

const columns = Object.entries(projectRow.shape);
const requiredColumns = columns.filter(([, cell]) => !isOptional(cell)).map(([name]) => name);
const optionalColumns = columns.filter(([, cell]) => isOptional(cell)).map(([name]) => name);

function isOptional(cell: { safeParse: (value: undefined) => { success: boolean } }): boolean {
  return cell.safeParse(undefined).success;
}

/** A project row and its line in the file. */
export interface RowWithLine {
  readonly line: number;
  readonly row: ProjectRow;
}

/** The valid part of a row, so that all mistakes of a table are found at once. */
export interface ReadRow {
  readonly line: number;
  readonly row: Partial<ProjectRow>;
  /** The columns with invalid cells, which are missing from the row. */
  readonly refused: ReadonlySet<string>;
}

interface RecordWithInfo {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a region's project table. Each invalid cell is reported with its line and column. */
export function parseProjectTable(path: string, source: string, mistakes: Mistakes): ReadRow[] {
  const { header, records } = cellsOf(path, source, mistakes);
  return records.flatMap(({ record, info }) => readRow(path, info.lines, header, record, mistakes));
}

/** The columns and cells of a project table, valid or not. Other columns, and rows of another length, are mistakes and left out. */
export function cellsOf(
  path: string,
  source: string,
  mistakes: Mistakes,
): { readonly header: readonly string[]; readonly records: readonly RecordWithInfo[] } {
  const [{ record: header } = { record: [] }, ...records] = splitRows(path, source, mistakes);
  if (header.length === 0) return { header, records };
  if (!isHeader(header)) {
    const message =
      `Begin the table with the columns ${requiredColumns.join()} and, optionally, ${optionalColumns.join()}, ` +
      `not ${quoted(header.join())}.`;
    mistakes.add({ file: path, line: 1, field: "", message });
    return { header: [], records: [] };
  }
  return {
    header,
    records: records.filter(({ record, info }) => {
      if (record.length === header.length) return true;
      const message =
        `This row has ${record.length} columns, and the table has ${header.length} (${header.join()}). ` +
        "Put a value that contains a comma in quotes.";
      mistakes.add({ file: path, line: info.lines, field: "", message });
      return false;
    }),
  };
}

/** All required columns in order, then any of the others, each once. */
function isHeader(names: readonly string[]): boolean {
  const more = names.slice(requiredColumns.length);
  return (
    requiredColumns.every((name, index) => names[index] === name) &&
    more.every((name, index) => optionalColumns.includes(name) && more.indexOf(name) === index)
  );
}

function splitRows(path: string, source: string, mistakes: Mistakes): RecordWithInfo[] {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
    return parse(source, options) as unknown as RecordWithInfo[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : 1;
    mistakes.add({
      file: path,
      line,
      field: "",
      message: "This table cannot be read from here on. A quotation mark is missing, or there is one too many.",
    });
    return [];
  }
}

function readRow(
  path: string,
  line: number,
  header: readonly string[],
  record: readonly string[],
  mistakes: Mistakes,
): ReadRow[] {
  const cells = header.map((column, index) => [column, record[index]] as const);
  for (const [column, cell] of cells)
    if (cell?.includes(damagedCharacter)) mistakes.add({ file: path, line, field: column, message: damagedMessage });
  const values = Object.fromEntries(cells.filter(([column, cell]) => cell !== "" || requiredColumns.includes(column)));
  const result = projectRow.safeParse(values, withoutWords);
  if (result.success) return [{ line, row: result.data, refused: new Set() }];
  for (const issue of result.error.issues) {
    const message = messageOf(issue, values[String(issue.path[0])]);
    mistakes.add({ file: path, line, field: formatField(issue.path), message });
  }
  const refused = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const read = columns.filter(([name]) => !refused.has(name)).map(([name, cell]) => [name, cell.parse(values[name])]);
  return [{ line, row: Object.fromEntries(read) as Partial<ProjectRow>, refused }];
}
