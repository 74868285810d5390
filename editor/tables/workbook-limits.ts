import { unzipSync } from "fflate";
import { UnreadableTable } from "./table-limits.ts";

const mostUnpackedBytes = 50_000_000;
/** The limits of all spreadsheet programs: 1,048,576 rows, and the columns A to XFD. */
const [lastRow, lastColumn] = [1_048_576, 16_384];

/**
 * Refuses a workbook that unpacks to far more than its size, or refers to rows and columns beyond the limits, for which the reading library
 * would allocate memory.
 * @returns its files
 * @throws {UnreadableTable}
 * @throws if it is not a complete ZIP file
 */
export function limitWorkbook(bytes: Buffer): WorkbookFile[] {
  let unpackedBytes = 0;
  // The reading library unpacks the workbook in the same way, so it gets the same files, and none becomes larger than here.
  const files = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      unpackedBytes += Math.max(size, originalSize);
      if (unpackedBytes > mostUnpackedBytes)
        throw new UnreadableTable(
          `This spreadsheet is larger than ${mostUnpackedBytes / 1_000_000} MB when unpacked. Copy the cells that you need into a new workbook, save it, and choose that file.`,
        );
      return /\.xml(?:\.rels)?$/.test(name);
    },
  });
  return Object.entries(files).map(([name, contents]) => {
    const { buffer, byteOffset, length } = contents;
    const file = Buffer.from(buffer, byteOffset, length);
    limitPlaces(file.toString("latin1"));
    return { name, text: () => file.toString("utf8") };
  });
}

export interface WorkbookFile {
  readonly name: string;
  readonly text: () => string;
}

function limitPlaces(xml: string): void {
  for (const [, column = "", row = ""] of xml.matchAll(/\sr=["']([A-Z]*)(\d+)["']/g)) {
    const isBeyond = Number(row) > lastRow || columnNumber(column) > lastColumn;
    if (isBeyond)
      throw new UnreadableTable(
        `This spreadsheet is damaged: it refers to the cell ${column}${row}, which cannot exist. Copy its cells into a new workbook, save it, and choose that file.`,
      );
  }
}

/** `A` is 1, and `AA` is 27. */
export function columnNumber(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
