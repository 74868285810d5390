import { cleanText } from "#content/text/clean-text.ts";
import type { OtherTable } from "./messages.ts";
import { limitCells, UnreadableTable } from "./table-limits.ts";
import { readTextTable } from "./text-table.ts";
import { readWorkbook } from "./workbook.ts";

/**
 * The cells of a workbook or text file as written; rows keep their numbers.
 * @param sheet the name of the sheet, if the owner has chosen one
 * @throws {UnreadableTable}
 */
export async function tableIn(bytes: Buffer, sheet?: string): Promise<OtherTable> {
  refuseOtherKinds(bytes);
  const isWorkbook = bytes.toString("latin1", 0, zip.length) === zip;
  const table: OtherTable = isWorkbook ? await readWorkbook(bytes, sheet) : { rows: readTextTable(bytes), unread: [] };
  if (table.sheets) return table;
  const cleaned = table.rows.map((row) => row.map(cleanText));
  const last = cleaned.findLastIndex((row) => row.some((cell) => cell !== ""));
  if (last < 0) throw new UnreadableTable("This file is empty.");
  const rows = cleaned.slice(0, last + 1);
  limitCells(rows);
  return { ...table, rows };
}

const asWorkbook = "Open it in Excel or LibreOffice, save it as an Excel workbook (.xlsx), and choose that file.";
const fromDocument = "Copy its table into a spreadsheet, save that as an Excel workbook (.xlsx), and choose that file.";

const [zip, oldOffice] = ["PK\u0003\u0004", "\u00D0\u00CF\u0011\u00E0"];

/** The signatures of other kinds of file, as bytes, with advice for each. */
const otherKinds: readonly (readonly [beginning: string, contents: string, words: string])[] = [
  [
    oldOffice,
    [..."EncryptedPackage"].join("\0"),
    "This workbook is protected by a password. Remove the password in Excel, save the workbook, and choose it again.",
  ],
  [oldOffice, "", `This is an old workbook (.xls). ${asWorkbook}`],
  [zip, "content.xml", `This is an OpenDocument file (.ods). ${asWorkbook}`],
  [
    zip,
    ".iwa",
    "This is a Numbers spreadsheet. Export it from Numbers as an Excel workbook (.xlsx), and choose that file.",
  ],
  [zip, "xl/workbook.bin", `This is a binary workbook (.xlsb). ${asWorkbook}`],
  [zip, "word/document.xml", `This is a Word document. ${fromDocument}`],
  ["%PDF-", "", `This is a PDF. ${fromDocument}`],
  // Accounting programs and portals name web pages .xls.
  ["<", "<html", `This is a web page. ${asWorkbook}`],
  ["<", "<table", `This is a web page. ${asWorkbook}`],
  ["<", "<?xml", `This is an XML file. ${asWorkbook}`],
];

/** Refuses files of other kinds, and says what to do with them. @throws {UnreadableTable} */
function refuseOtherKinds(bytes: Buffer): void {
  const contents = bytes.toString("latin1").replace(/^(?:ï»¿)?\s*(?=<)/, "");
  const [, , words] =
    otherKinds.find(([beginning, within]) => contents.startsWith(beginning) && contents.includes(within)) ?? [];
  if (words !== undefined) throw new UnreadableTable(words);
}
