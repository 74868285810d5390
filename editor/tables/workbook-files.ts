import { unzipSync, zipSync } from "fflate";
import { UnreadableTable } from "./table-limits.ts";

const mostUnpackedBytes = 50_000_000;
/** The limits of all spreadsheet programs: 1,048,576 rows, and the columns A to XFD. */
const [lastRow, lastColumn] = [1_048_576, 16_384];

/** The XML files of a workbook. */
export class WorkbookFiles {
  readonly #files: ReturnType<typeof unzipSync>;

  /**
   * @throws {UnreadableTable} if it unpacks to far more than its size, or refers to rows and columns beyond the limits, for which the library
   * that reads it would allocate memory
   * @throws if it is not a complete ZIP file
   */
  constructor(bytes: Buffer) {
    let unpackedBytes = 0;
    this.#files = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        unpackedBytes += Math.max(size, originalSize);
        if (unpackedBytes > mostUnpackedBytes)
          throw new UnreadableTable(
            `This spreadsheet is larger than ${mostUnpackedBytes / 1_000_000} MB when unpacked. Copy the cells that you need into a new workbook, save it, and choose that file.`,
          );
        return /\.xml(?:\.rels)?$/.test(name);
      },
    });
    const workbook = this.#files["xl/workbook.xml"];
    // The library that reads it does not know this spelling of `1`, and dates would be four years too early.
    if (workbook)
      this.#files["xl/workbook.xml"] = Buffer.from(
        asBuffer(workbook)
          .toString("utf8")
          .replace(/date1904\s*=\s*(["'])true\1/, 'date1904="1"'),
      );
    for (const file of Object.values(this.#files)) limitPlaces(asBuffer(file).toString("latin1"));
  }

  /** A workbook of exactly these files. */
  zipped(): Uint8Array<ArrayBuffer> {
    return zipSync(this.#files, { level: 0 });
  }

  /** The XML of a file, without namespace prefixes, which some programs write; empty if it does not exist. */
  text(path: string): string {
    const file = this.#files[path];
    return (file ? asBuffer(file).toString("utf8") : "").replaceAll(/(<\/?)\w+:(?=\w)/g, "$1");
  }

  /** The files that a file refers to, with the kind and identifier of each reference. */
  relations(path: string): { id: string; kind: string; path: string }[] {
    const relations = tags(this.text(path.replace(/([^/]+)$/, "_rels/$1.rels")), "Relationship");
    return relations.map(({ Id = "", Type = "", Target = "" }) => {
      const target = new URL(Target, `file:///${path}`).pathname.slice(1);
      return { id: Id, kind: Type.slice(Type.lastIndexOf("/") + 1), path: target };
    });
  }
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
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

/** `A` for 1, and `AA` for 27. */
export function columnName(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number <= 26 ? letter : columnName(Math.floor((number - 1) / 26)) + letter;
}

/** The attributes of all elements with a name. */
export function tags(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, written = ""]) => attributes(written));
}

export function attributes(written: string): Record<string, string> {
  const pairs = written.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name, double, single = ""]) => [name, decoded(double ?? single)]));
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** A text without XML entities. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name = "") => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
    return code === undefined ? (entities[name] ?? entity) : code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
  });
}
