import { CsvError, parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";

/** A file is no table that can be read; the message says why. */
export class UnreadableTable extends Error {}

const zipSignature = "PK\u0003\u0004";
const mostRows = 5000;

/** The cells of a spreadsheet or of separated values, as they are written. Only the first sheet is read. @throws {UnreadableTable} */
export async function readTable(bytes: Uint8Array): Promise<string[][]> {
  const buffer = Buffer.from(bytes);
  const isSpreadsheet = buffer.toString("latin1", 0, 4) === zipSignature;
  const rows = isSpreadsheet ? await readSheet(buffer) : readText(buffer);
  const filled = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ""));
  if (filled.length === 0) throw new UnreadableTable("This file has no row with anything in it.");
  if (filled.length > mostRows) throw new UnreadableTable(`This table has more than ${mostRows} rows.`);
  return filled;
}

/** A spreadsheet of one sheet, whose cells are all text, so that no figure is read as a number or a date. */
export async function writeTable(rows: readonly (readonly string[])[], sheet: string): Promise<Uint8Array> {
  const [header = [], ...rest] = rows;
  const widths = header.map((_, column) =>
    Math.min(60, Math.max(...rows.map((row) => (row[column] ?? "").length)) + 2),
  );
  const cells = [
    header.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rest.map((row) => row.map((value) => (value === "" ? null : { value, type: String, format: "@" }))),
  ];
  const columns = widths.map((width) => ({ width }));
  const written = writeExcelFile(cells, { sheet, columns, stickyRowsCount: 1 });
  return new Uint8Array(await written.toBuffer());
}

async function readSheet(buffer: Buffer): Promise<string[][]> {
  try {
    const [sheet] = await readExcelFile(buffer, { parseNumber: (written: string) => written });
    return (sheet?.data ?? []).map((row) => row.map(cellText));
  } catch {
    throw new UnreadableTable("This spreadsheet cannot be read. Save it again as an Excel workbook (.xlsx) or as CSV.");
  }
}

function readText(buffer: Buffer): string[][] {
  const text = new TextDecoder("utf-8", { fatal: false }).decode(buffer);
  if (text.includes("\u0000"))
    throw new UnreadableTable("This file is no table. Excel workbooks (.xlsx) and CSV can be read.");
  const [firstLine = ""] = text.split("\n", 1);
  const delimiter = ["\t", ";", ","].find((each) => firstLine.includes(each)) ?? ",";
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, bom: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable(`This table cannot be read: ${error.message}.`);
    throw error;
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : String(cell as string | number);
}
