import { readSheet } from "read-excel-file/universal";
import type { UnreadCell } from "./messages.ts";
import { numberFormatsIn, shownNumber, type NumberFormat } from "./number-formats.ts";
import { SeveralSheets, UnreadableTable } from "./table-limits.ts";
import { columnNumber, limitWorkbook, type WorkbookFile } from "./workbook-limits.ts";

/** The names that the editor gives sheets: a sheet with one of them is read without a question. */
const ownSheets = new Set(["projects", "figures"]);

/**
 * The cells of a sheet, and those whose value is not known. Hidden sheets are not read.
 * @param chosen the name of the sheet, if the owner has chosen one
 * @throws {UnreadableTable}
 * @throws {SeveralSheets} if it is not clear which one is meant
 */
export async function readWorkbook(
  bytes: Buffer,
  chosen?: string,
): Promise<{ rows: string[][]; unread: UnreadCell[] }> {
  try {
    const files = limitWorkbook(bytes);
    const visible = sheetsIn(files).filter(({ isHidden, xml }) => !isHidden && /<c\s/.test(xml));
    const [only] = visible;
    if (!only) throw new UnreadableTable("This workbook has no visible sheet with data.");
    const isMeant = ({ name }: Sheet) => (chosen === undefined ? ownSheets.has(name.toLowerCase()) : name === chosen);
    const sheet = visible.length === 1 ? only : visible.find(isMeant);
    if (!sheet) throw new SeveralSheets(visible.map(({ name }) => name));
    const parseNumber = (written: string) => String(Number(Number(written).toPrecision(15)));
    const cells = await readSheet(new Uint8Array(bytes).buffer, sheet.number, { parseNumber });
    const formatAt = cellFormats(files, sheet.xml);
    return {
      rows: cells.map((row, index) => row.map((cell, column) => cellText(cell, formatAt(index, column)))),
      unread: [
        ...firstOf([...unreadCells(sheet.xml), ...unexpectedDates(cells), ...commentsOn(files, sheet)]),
        ...hiddenColumns(sheet.xml),
        ...hiddenRows(sheet.xml),
      ],
    };
  } catch (error) {
    if (error instanceof UnreadableTable || error instanceof SeveralSheets) throw error;
    throw new UnreadableTable("This spreadsheet cannot be read. Save it again as an Excel workbook (.xlsx) or as CSV.");
  }
}

/** The number formats of a sheet's cells, by row and column from 0. */
function cellFormats(files: readonly WorkbookFile[], xml: string) {
  const formats = numberFormatsIn(textOf(files, "xl/styles.xml"), tags);
  const ofCells = new Map(tags(xml, "c").map(({ r = "", s = "" }) => [r, formats[Number(s || -1)]]));
  return (row: number, column: number) => ofCells.get(`${columnName(column)}${row + 1}`);
}

/** Spreadsheets turn `9/12` and `12-14` into dates. Below a heading that asks for a date, dates are expected. */
function unexpectedDates(cells: readonly (readonly unknown[])[]): UnreadCell[] {
  const dated = /date|year|complet|month/i;
  const isDated = (row: number, column: number) =>
    cells.slice(0, row).some((above) => typeof above[column] === "string" && dated.test(above[column]));
  return cells.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      cell instanceof Date && !isDated(index, column)
        ? unread(
            `${columnName(column)}${index + 1}`,
            `a date, ${cellText(cell)}. If it is to be a number or a range, format the cell as text and type it again`,
          )
        : [],
    ),
  );
}

/** Hidden rows, by hand or by a filter, are read like the others. */
function hiddenRows(xml: string): UnreadCell[] {
  const rows = tags(xml, "row").filter(hasHidden);
  const numbers = rows.map(({ r }) => Number(r));
  const [first] = numbers;
  if (first === undefined) return [];
  const which = numbers.length === 1 ? `Row ${first} is` : `Rows ${numbers.join(", ")} are`;
  return [{ row: numbers.at(-1)!, message: `${which} hidden in the spreadsheet, and read like the others.` }];
}

/** Hidden columns too. */
function hiddenColumns(xml: string): UnreadCell[] {
  const hidden = tags(xml, "col").filter(hasHidden);
  const filled = new Set(tags(xml, "c").map(({ r = "" }) => r.replace(/\d+/, "")));
  const columns = [...filled].filter((column) =>
    hidden.some(({ min, max }) => Number(min) <= columnNumber(column) && columnNumber(column) <= Number(max)),
  );
  if (columns.length === 0) return [];
  const which = columns.length === 1 ? `Column ${columns[0]} is` : `Columns ${columns.join(", ")} are`;
  return [{ row: 1, message: `${which} hidden in the spreadsheet, and read like the others.` }];
}

function hasHidden({ hidden }: Record<string, string>): boolean {
  return hidden === "1" || hidden === "true";
}

/** Comments and notes are not read. */
function commentsOn(files: readonly WorkbookFile[], { path }: Sheet): UnreadCell[] {
  const relations = tags(textOf(files, path.replace(/([^/]+)$/, "_rels/$1.rels")), "Relationship");
  return relations
    .filter(({ Type = "" }) => Type.endsWith("/comments"))
    .flatMap(({ Target = "" }) => tags(textOf(files, resolved(path, Target)), "comment"))
    .flatMap(({ ref = "" }) => unread(ref, "a comment, which is not read"));
}

/** The path of a file that another one refers to. */
function resolved(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1);
}

function textOf(files: readonly WorkbookFile[], path: string): string {
  const xml = files.find(({ name }) => name === path)?.text() ?? "";
  // Some programs write every element with the prefix of its namespace.
  return xml.replaceAll(/(<\/?)\w+:(?=\w)/g, "$1");
}

/** `A` for 0, and `AA` for 26. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

interface Sheet {
  /** Its number in the workbook, from 1. */
  readonly number: number;
  readonly name: string;
  readonly isHidden: boolean;
  /** Its path in the workbook. */
  readonly path: string;
  readonly xml: string;
}

function sheetsIn(files: readonly WorkbookFile[]): Sheet[] {
  const relations = tags(textOf(files, "xl/_rels/workbook.xml.rels"), "Relationship");
  return tags(textOf(files, "xl/workbook.xml"), "sheet").map((sheet, index) => {
    const target = relations.find(({ Id }) => Id === sheet["r:id"])?.["Target"] ?? "";
    const path = resolved("xl/workbook.xml", target);
    return {
      number: index + 1,
      name: sheet["name"] ?? "",
      isHidden: /hidden/i.test(sheet["state"] ?? ""),
      path,
      xml: textOf(files, path),
    };
  });
}

/** Cells with errors, uncalculated formulas, and merged cells, of which only the first has a value. */
function unreadCells(xml: string): UnreadCell[] {
  const cells = [...xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(([, written = "", inside = ""]) => {
    const { r = "", t } = attributes(written);
    if (t === "e") return unread(r, `an error, ${/<v>(.*?)<\/v>/.exec(inside)?.[1] ?? "without a name"}`);
    // A program that writes formulas without calculating them leaves an empty value. The result of `=""` is empty text.
    const hasResult = t === "str" ? inside.includes("<v") : /<v\b[^>]*>[^<]/.test(inside);
    return inside.includes("<f") && !hasResult
      ? unread(r, "a formula without a result. Open the file in Excel and save it again")
      : [];
  });
  const merged = tags(xml, "mergeCell").flatMap(({ ref = "" }) =>
    unread(ref, "merged cells: only the first one is read"),
  );
  return [...cells, ...merged];
}

/** The most cells that are named. */
const mostNamed = 20;

function firstOf(cells: readonly UnreadCell[]): UnreadCell[] {
  const others = cells.slice(mostNamed);
  const last = others.at(-1);
  const words = others.length === 1 ? "one more cell" : `${others.length} more cells`;
  return [...cells.slice(0, mostNamed), ...(last ? [{ row: last.row, message: `And ${words} to check.` }] : [])];
}

function unread(place: string, what: string): UnreadCell[] {
  const [, column, row = ""] = /^([A-Z]+)(\d+)/.exec(place) ?? [];
  return [{ row: Number(row), message: `Row ${row}, column ${column} has ${what}.` }];
}

function tags(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, written = ""]) => attributes(written));
}

function attributes(written: string): Record<string, string> {
  const pairs = written.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name, double, single = ""]) => [name, decoded(double ?? single)]));
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decoded(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

function cellText(cell: unknown, format?: NumberFormat): string {
  if (cell === null || cell === undefined) return "";
  if (format && typeof cell === "string" && Number.isFinite(Number(cell))) return shownNumber(cell, format);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : String(cell as string | number);
}
