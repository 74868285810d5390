import { readSheet } from "read-excel-file/universal";
import type { UnreadCell } from "./messages.ts";
import { UnreadableTable } from "./table-limits.ts";
import { limitWorkbook, type WorkbookFile } from "./workbook-limits.ts";

/** A workbook with several sheets is read where one of them is called like what the editor exports. */
const ownSheets = new Set(["projects", "figures"]);

/**
 * The cells of the visible sheet of a workbook, and those whose value is not known.
 * @throws {UnreadableTable}
 */
export async function readWorkbook(bytes: Buffer): Promise<{ rows: string[][]; unread: UnreadCell[] }> {
  try {
    const files = limitWorkbook(bytes);
    const sheet = sheetToRead(files);
    const parseNumber = (written: string) => String(Number(Number(written).toPrecision(15)));
    const cells = await readSheet(new Uint8Array(bytes).buffer, sheet.number, { parseNumber });
    return { rows: cells.map((row) => row.map(cellText)), unread: firstOf(unreadCells(sheet.xml)) };
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable("This spreadsheet cannot be read. Save it again as an Excel workbook (.xlsx) or as CSV.");
  }
}

interface Sheet {
  /** Its place in the workbook; the first one has 1. */
  readonly number: number;
  readonly name: string;
  readonly isHidden: boolean;
  readonly xml: string;
}

function sheetToRead(files: readonly WorkbookFile[]): Sheet {
  const visible = sheetsIn(files).filter(({ isHidden, xml }) => !isHidden && /<c\s/.test(xml));
  const [only] = visible;
  const own = visible.find(({ name }) => ownSheets.has(name.toLowerCase()));
  if (visible.length > 1 && !own)
    throw new UnreadableTable(
      `This workbook has several sheets: ${visible.map(({ name }) => name).join(", ")}. Name the sheet to import “Projects” or “Figures”, or hide the others, and choose the file again.`,
    );
  if (!only) throw new UnreadableTable("This workbook has no visible sheet with data.");
  return own ?? only;
}

function sheetsIn(files: readonly WorkbookFile[]): Sheet[] {
  const textOf = (path: string) => files.find(({ name }) => name === path)?.text() ?? "";
  const relations = tags(textOf("xl/_rels/workbook.xml.rels"), "Relationship");
  return tags(textOf("xl/workbook.xml"), "sheet").map((sheet, index) => {
    const target = relations.find(({ Id }) => Id === sheet["r:id"])?.["Target"] ?? "";
    return {
      number: index + 1,
      name: sheet["name"] ?? "",
      isHidden: /hidden/i.test(sheet["state"] ?? ""),
      xml: textOf(target.startsWith("/") ? target.slice(1) : `xl/${target}`),
    };
  });
}

/** Cells with an error, with a formula that was never calculated, and merged ones, of which only the first has a value. */
function unreadCells(xml: string): UnreadCell[] {
  const cells = [...xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(([, written = "", inside = ""]) => {
    const { r = "", t } = attributes(written);
    if (t === "e") return unread(r, `an error, ${/<v>(.*?)<\/v>/.exec(inside)?.[1] ?? "without a name"}`);
    return inside.includes("<f") && !inside.includes("<v")
      ? unread(r, "a formula without a result. Open the file in Excel and save it again")
      : [];
  });
  const merged = tags(xml, "mergeCell").flatMap(({ ref = "" }) =>
    unread(ref, "merged cells: only the first one is read"),
  );
  return [...cells, ...merged];
}

/** So many are named. */
const mostNamed = 20;

function firstOf(cells: readonly UnreadCell[]): UnreadCell[] {
  const others = cells.slice(mostNamed);
  const last = others.at(-1);
  const words = others.length === 1 ? "one more cell" : `${others.length} more cells`;
  return [
    ...cells.slice(0, mostNamed),
    ...(last ? [{ row: last.row, message: `And ${words} with an error, without a result, or merged.` }] : []),
  ];
}

function unread(place: string, what: string): UnreadCell[] {
  const [, column, row = ""] = /^([A-Z]+)(\d+)/.exec(place) ?? [];
  return [{ row: Number(row), message: `Row ${row}, column ${column} has ${what}.` }];
}

function tags(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, written = ""]) => attributes(written));
}

function attributes(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w:]+)\s*=\s*["']([^"']*)["']/g)].map(([, name, value]) => [name, value]),
  );
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : String(cell as string | number);
}
