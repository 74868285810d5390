import { readSheet } from "read-excel-file/universal";
import { readSeparated } from "./separated-text.ts";
import { isPlaceInState } from "./state-names.ts";
import { limitCells } from "./table-limits.ts";
import { UnreadableTable } from "./unreadable-table.ts";
import { limitWorkbook } from "./workbook-limits.ts";

const zipSignature = "PK\u0003\u0004";

/**
 * The cells of a spreadsheet or of separated values, as they are written, each row at its number. Only the first sheet is read.
 * @param states with which a line that ends with one of them after a comma is one cell: a place
 * @throws {UnreadableTable}
 */
export async function tableIn(bytes: Uint8Array, states: readonly string[] = []): Promise<string[][]> {
  const buffer = Buffer.from(bytes);
  const isSpreadsheet = buffer.toString("latin1", 0, 4) === zipSignature;
  const text = () => new TextDecoder("utf-8", { fatal: false }).decode(buffer);
  const cells = isSpreadsheet
    ? await cellsOfSheet(buffer)
    : readSeparated(text(), (line) => isPlaceInState(line, states));
  const rows = cells.map((row) => row.map((cell) => cell.trim()));
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  if (last < 0) throw new UnreadableTable("This file has no row with anything in it.");
  const filled = rows.slice(0, last + 1);
  limitCells(filled);
  return filled;
}

async function cellsOfSheet(buffer: Buffer): Promise<string[][]> {
  try {
    limitWorkbook(buffer);
    const sheet = await readSheet(new Uint8Array(buffer).buffer, { parseNumber: (written: string) => written });
    return sheet.map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable("This spreadsheet cannot be read. Save it again as an Excel workbook (.xlsx) or as CSV.");
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : String(cell as string | number);
}
