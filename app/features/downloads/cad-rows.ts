import { cadFilesOf, cadSubjectsOf, type CadSubject } from "#app/drawings/geometry/cad-subjects.ts";
import { scaleStatement } from "#app/drawings/scale-statement.ts";
import type { Product } from "#content/schema/resolved.ts";
import { sizeInWords } from "./size-in-words.ts";

/** A file of a row. */
export interface CadFile {
  /** Its kind and size: `DXF, 4 kB`. */
  what: string;
  href: string;
}

/** A subject of CAD files, such as one pattern, in every format. */
export interface CadRow {
  title: string;
  note?: string | undefined;
  /** Not to scale, so it is not CAD. */
  schematic: boolean;
  files: CadFile[];
}

/** The CAD files of a product that exist. Loaders only. */
export function cadRowsOf(
  product: Pick<Product, "id" | "drawing" | "patterns" | "specifications">,
  bytesOf: (address: string) => number | undefined,
): CadRow[] {
  return cadSubjectsOf(product).flatMap((subject) => {
    const files = cadFilesOf(product, subject).flatMap(({ kind, address }) => {
      const bytes = bytesOf(address);
      const what = subject.schematic ? `${kind}, schematic` : kind;
      return bytes === undefined ? [] : [{ what: `${what}, ${sizeInWords(bytes)}`, href: address }];
    });
    const schematic = subject.schematic !== undefined;
    return files.length > 0 ? [{ title: subject.title, note: noteOf(subject), schematic, files }] : [];
  });
}

function noteOf({ note, schematic }: CadSubject): string | undefined {
  return schematic ? `${scaleStatement(schematic)}. CAD follows when the reading of the code is confirmed.` : note;
}
