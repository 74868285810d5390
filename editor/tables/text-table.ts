import { CsvError, parse } from "csv-parse/sync";
import { UnreadableTable } from "./table-limits.ts";

/** The cells of a CSV file or of copied spreadsheet cells. @throws {UnreadableTable} */
export function readTextTable(bytes: Uint8Array): string[][] {
  const text = decode(bytes).replace(/^\uFEFF/, "");
  // Programs that write for Excel state the separator in the first line.
  const [line = "", stated] = /^"?sep=(.)"?\r?\n/.exec(text) ?? [];
  const cells = text.slice(line.length);
  if (text.includes("\0"))
    throw new UnreadableTable("This file is not a spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.");
  const lines = cells.replaceAll(/"[^"]*"/g, "").split(/[\r\n]+/);
  const linesWith = (separator: string) => lines.filter((each) => each.includes(separator)).length;
  const usual = ["\t", ";", "|", ","].toSorted((one, other) => linesWith(other) - linesWith(one));
  const delimiter = stated ?? usual[0]!;
  try {
    return parse(cells, { delimiter, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable(`This table cannot be read: ${error.message}.`);
    throw error;
  }
}

/** Excel writes CSV as UTF-8, UTF-16 or, in most of the world, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const damaged = new TextDecoder().decode(bytes);
    const isUtf8 = (damaged.match(/[^\0-\u007F\uFFFD]/gu)?.length ?? 0) > (damaged.match(/\uFFFD/g)?.length ?? 0);
    const text = new TextDecoder("windows-1252").decode(bytes);
    // These are unassigned in Windows-1252, or stand for accented letters in the encoding of older Macs: `CafŽ`.
    const isOther = /[\u0081\u008D\u008F\u0090\u009D]|\p{L}[™†‡‰ƒ˜]\p{Ll}|\p{Ll}[ŽŠŸŒ]/u.test(text);
    if (!isUtf8 && !isOther) return text;
    throw new UnreadableTable(
      "Some letters of this file cannot be read. Open it in the program that it comes from, save it again as “CSV UTF-8” or as an Excel workbook (.xlsx), and choose it again.",
    );
  }
}
