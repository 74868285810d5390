import { inflateRawSync } from "node:zlib";
import { UnreadableTable } from "./table-limits.ts";

const mostUnpackedBytes = 50_000_000;
/** No spreadsheet program has more: 1,048,576 rows, and the columns A to XFD. */
const [lastRow, lastColumn] = [1_048_576, 16_384];

const endSignature = Buffer.from("PK\u0005\u0006");
const endLengths = { count: 8, start: 16 };

/**
 * Refuses a workbook that is much larger than its file, or names rows and columns that no spreadsheet has, for which the library that
 * reads it would make room.
 * @returns the files in it
 * @throws {UnreadableTable}
 * @throws {RangeError} if it is no whole ZIP file
 */
export function limitWorkbook(bytes: Buffer): WorkbookFile[] {
  const files = filesIn(bytes);
  const unpacked = files.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (unpacked > mostUnpackedBytes)
    throw new UnreadableTable(
      `This spreadsheet is larger than ${mostUnpackedBytes / 1_000_000} MB when unpacked. Copy the cells that you need into a new workbook, save it, and choose that file.`,
    );
  for (const file of files.filter(({ name }) => name.endsWith(".xml"))) limitPlaces(textOf(file, bytes, "latin1"));
  return files.map((file) => ({ name: file.name, text: () => textOf(file, bytes, "utf8") }));
}

/** A file in a workbook. */
export interface WorkbookFile {
  readonly name: string;
  readonly text: () => string;
}

function limitPlaces(xml: string): void {
  for (const [, column = "", row = ""] of xml.matchAll(/\sr=["']([A-Z]*)(\d+)["']/g)) {
    const isBeyond = Number(row) > lastRow || numberOf(column) > lastColumn;
    if (isBeyond)
      throw new UnreadableTable(
        `This spreadsheet is damaged: it refers to the cell ${column}${row}, which cannot exist. Copy its cells into a new workbook, save it, and choose that file.`,
      );
  }
}

/** `A` is 1, and `AA` is 27. */
function numberOf(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface PackedFile {
  readonly name: string;
  readonly isPacked: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly start: number;
}

/** The files that the directory at the end of a ZIP file names. */
function filesIn(bytes: Buffer): PackedFile[] {
  const end = bytes.lastIndexOf(endSignature);
  let at = bytes.readUInt32LE(end + endLengths.start);
  return Array.from({ length: bytes.readUInt16LE(end + endLengths.count) }, () => {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const file = {
      name: bytes.toString("latin1", at + 46, at + 46 + nameLength),
      isPacked: bytes.readUInt16LE(at + 10) !== 0,
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + extraLength + commentLength;
    return file;
  });
}

function textOf(file: PackedFile, bytes: Buffer, encoding: BufferEncoding): string {
  const { isPacked, packedBytes, unpackedBytes, start } = file;
  const contents = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const packed = bytes.subarray(contents, contents + packedBytes);
  const unpacked = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) }) : packed;
  return unpacked.toString(encoding);
}
