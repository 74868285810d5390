import { readSheet } from "read-excel-file/universal";
import type { OtherTable, UnreadCell } from "./messages.ts";
import { numberFormat, type NumberFormat } from "./number-formats.ts";
import { richTextsIn } from "./rich-text.ts";
import { UnreadableTable } from "./table-limits.ts";
import { attributes, columnName, columnNumber, tags, WorkbookFiles } from "./workbook-files.ts";

/** The names that the editor gives sheets: a sheet with one of them is read without a question. */
const ownSheets = new Set(["projects", "figures"]);
/** The most cells that are named. */
const mostNamed = 20;

interface Sheet {
  /** Its number in the workbook, from 1. */
  readonly number: number;
  readonly name: string;
  readonly path: string;
  readonly xml: string;
}

/**
 * The cells of a sheet, and those whose value is not known, or the names of the sheets. Hidden sheets are not read.
 * @param chosen the name of the sheet, if the owner has chosen one
 * @throws {UnreadableTable}
 */
export async function readWorkbook(bytes: Buffer, chosen?: string): Promise<OtherTable> {
  try {
    const files = new WorkbookFiles(bytes);
    const sheets = visibleSheets(files);
    const [only] = sheets;
    if (!only) throw new UnreadableTable("This workbook has no visible sheet with data.");
    const isMeant = ({ name }: Sheet) => (chosen === undefined ? ownSheets.has(name.toLowerCase()) : name === chosen);
    const sheet = sheets.length === 1 ? only : sheets.find(isMeant);
    return sheet ? await read(sheet, files) : { rows: [], unread: [], sheets: sheets.map(({ name }) => name) };
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable("This spreadsheet cannot be read. Save it again as an Excel workbook (.xlsx) or as CSV.");
  }
}

function visibleSheets(files: WorkbookFiles): Sheet[] {
  const workbook = "xl/workbook.xml";
  const relations = files.relations(workbook);
  return tags(files.text(workbook), "sheet").flatMap(({ name = "", state = "", "r:id": id }, index) => {
    const { path = "" } = relations.find((each) => each.id === id) ?? {};
    const xml = files.text(path);
    return /hidden/i.test(state) || !/<c\s/.test(xml) ? [] : [{ number: index + 1, name, path, xml }];
  });
}

async function read(sheet: Sheet, files: WorkbookFiles): Promise<OtherTable> {
  const parseNumber = (written: string) => String(Number(Number(written).toPrecision(15)));
  const cells = await readSheet(files.zipped().buffer, sheet.number, { parseNumber });
  const styles = files.text("xl/styles.xml");
  const { raised, struckOut } = richTextsIn({
    sheet: sheet.xml,
    sharedStrings: files.text("xl/sharedStrings.xml"),
    styles,
  });
  const formats = cellFormats(styles);
  const formatAt = new Map(
    tags(sheet.xml, "c").map(({ r, s }) => [r, s === undefined ? undefined : formats[Number(s)]]),
  );
  const named = [
    ...cellsWithoutValue(sheet.xml),
    ...unexpectedDates(cells),
    ...files
      .relations(sheet.path)
      .filter(({ kind }) => kind === "comments")
      .flatMap(({ path }) => tags(files.text(path), "comment"))
      .map(({ ref = "" }) => unread(ref, "a comment, which is not read")),
    ...struckOut.map((place) => unread(place, "text that is struck out, which is read like the rest")),
  ];
  const others = named.slice(mostNamed);
  const more = others.length === 1 ? "one more cell" : `${others.length} more cells`;
  return {
    rows: cells.map((row, index) =>
      row.map((cell, column) => {
        const place = `${columnName(column + 1)}${index + 1}`;
        return raised.get(place) ?? cellText(cell, formatAt.get(place));
      }),
    ),
    unread: [
      ...named.slice(0, mostNamed),
      ...others.slice(-1).map(({ row }) => ({ row, message: `And ${more} to check.` })),
      ...hidden("Column", hiddenColumns(sheet.xml), cells.length),
      ...hidden("Row", hiddenRows(sheet.xml), cells.length),
    ],
  };
}

/** The formats that have no template in the file. */
const builtInFormats: Readonly<Record<string, string>> = {
  2: "0.00",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  39: "#,##0.00",
  40: "#,##0.00",
  43: "#,##0.00",
  44: "#,##0.00",
};

/** The number formats of the cell styles, in order. */
function cellFormats(styles: string): NumberFormat[] {
  const own = tags(styles, "numFmt").map(({ numFmtId, formatCode }) => [numFmtId, formatCode]);
  const templates = { ...builtInFormats, ...(Object.fromEntries(own) as Record<string, string>) };
  const [cellStyles = ""] = /<cellXfs\b.*?<\/cellXfs>/s.exec(styles) ?? [];
  return tags(cellStyles, "xf").map(({ numFmtId = "" }) => numberFormat(templates[numFmtId]));
}

function cellText(cell: unknown, format: NumberFormat = String): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return typeof cell === "string" && cell !== "" && Number.isFinite(Number(cell))
    ? format(cell)
    : String(cell as string);
}

/** Cells with errors, uncalculated formulas, and merged cells, of which only the first has a value. */
function cellsWithoutValue(xml: string): UnreadCell[] {
  const cells = [...xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(([, written = "", inside = ""]) => {
    const { r = "", t } = attributes(written);
    if (t === "e") return unread(r, `an error, ${/<v>(.*?)<\/v>/.exec(inside)?.[1] ?? "without a name"}`);
    // A program that writes formulas without calculating them leaves an empty value. The result of `=""` is empty text.
    const hasResult = t === "str" ? inside.includes("<v") : /<v\b[^>]*>[^<]/.test(inside);
    return inside.includes("<f") && !hasResult
      ? unread(r, "a formula without a result. Open the file in Excel and save it again")
      : [];
  });
  const merged = tags(xml, "mergeCell").map(({ ref = "" }) => unread(ref, "merged cells: only the first one is read"));
  return [...cells, ...merged];
}

/** Spreadsheets turn `9/12` and `12-14` into dates. Below a heading that asks for a date, dates are expected. */
function unexpectedDates(cells: readonly (readonly unknown[])[]): UnreadCell[] {
  const dated = /date|year|complet|month/i;
  const isDated = (row: number, column: number) =>
    cells.slice(0, row).some((above) => typeof above[column] === "string" && dated.test(above[column]));
  const advice = "If it should be a number or a range, format the cell as text and type it again";
  return cells.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      cell instanceof Date && !isDated(index, column)
        ? unread(`${columnName(column + 1)}${index + 1}`, `a date, ${cellText(cell)}. ${advice}`)
        : [],
    ),
  );
}

function unread(place: string, what: string): UnreadCell {
  const [, column, row = ""] = /^([A-Z]+)(\d+)/.exec(place) ?? [];
  return { row: Number(row), message: `Row ${row}, column ${column} has ${what}.` };
}

/** Rows that are hidden, by hand or by a filter. */
function hiddenRows(xml: string): string[] {
  return tags(xml, "row").flatMap(({ r = "", hidden: isHidden = "" }) => (/^(?:1|true)$/.test(isHidden) ? r : []));
}

/** Hidden columns with cells. */
function hiddenColumns(xml: string): string[] {
  const ranges = tags(xml, "col").filter(({ hidden: isHidden = "" }) => /^(?:1|true)$/.test(isHidden));
  const filled = new Set(tags(xml, "c").map(({ r = "" }) => r.replace(/\d+/, "")));
  return [...filled].filter((column) =>
    ranges.some(({ min, max }) => Number(min) <= columnNumber(column) && columnNumber(column) <= Number(max)),
  );
}

function hidden(what: string, names: readonly string[], row: number): UnreadCell[] {
  if (names.length === 0) return [];
  const which = names.length === 1 ? `${what} ${names[0]} is` : `${what}s ${names.join(", ")} are`;
  return [{ row, message: `${which} hidden in the spreadsheet, but will be imported too.` }];
}
