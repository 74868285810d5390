import readExcelFile from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import { readSeparated } from "./separated-text.ts";
import { UnreadableTable } from "./unreadable-table.ts";

const zipSignature = "PK\u0003\u0004";
const mostRows = 5000;

/**
 * The cells of a spreadsheet or of separated values, as they are written, each row at its number. Only the first sheet is read.
 * @param isOneCell whether a line of text with a comma in it is one cell
 * @throws {UnreadableTable}
 */
export async function readTable(bytes: Uint8Array, isOneCell: (line: string) => boolean = () => false) {
  const buffer = Buffer.from(bytes);
  const isSpreadsheet = buffer.toString("latin1", 0, 4) === zipSignature;
  const text = () => new TextDecoder("utf-8", { fatal: false }).decode(buffer);
  const cells = isSpreadsheet ? await readSheet(buffer) : readSeparated(text(), isOneCell);
  const rows = cells.map((row) => row.map((cell) => cell.trim()));
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  if (last < 0) throw new UnreadableTable("This file has no row with anything in it.");
  if (last >= mostRows) throw new UnreadableTable(`This table has more than ${mostRows} rows.`);
  return rows.slice(0, last + 1);
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

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : String(cell as string | number);
}
