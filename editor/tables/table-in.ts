import { cleanText } from "#content/text/clean-text.ts";
import type { OtherTable } from "./messages.ts";
import { refuseOtherKinds } from "./other-kinds.ts";
import { limitCells, UnreadableTable } from "./table-limits.ts";
import { readTextTable } from "./text-table.ts";
import { readWorkbook } from "./workbook.ts";

/** The cells of a workbook or text file as written; rows keep their numbers. @throws {UnreadableTable} */
export async function tableIn(bytes: Buffer, sheet?: string): Promise<OtherTable> {
  refuseOtherKinds(bytes);
  const isWorkbook = bytes.toString("latin1", 0, 4) === "PK\u0003\u0004";
  const { rows, unread } = isWorkbook ? await readWorkbook(bytes, sheet) : { rows: readTextTable(bytes), unread: [] };
  const cleaned = rows.map((row) => row.map(cleanText));
  const last = cleaned.findLastIndex((row) => row.some((cell) => cell !== ""));
  if (last < 0) throw new UnreadableTable("This file is empty.");
  const filled = cleaned.slice(0, last + 1);
  limitCells(filled);
  return { rows: filled, unread };
}
