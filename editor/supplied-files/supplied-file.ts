import { formatOf, suppliedKinds, type SuppliedKind } from "#content/schema/supplied-file.ts";

export type { SuppliedKind };

/** The name of each kind of file, as on the downloads page. */
export const kindsInWords: Readonly<Record<SuppliedKind, string>> = {
  report: "Test report",
  guide: "Guide",
  photometry: "Photometric file",
  bim: "BIM object",
};

/** A file as listed by its product. */
export interface SuppliedFile {
  readonly file: string;
  readonly kind: SuppliedKind;
  /** Its name on the page. */
  readonly name: string;
  /** Year, month and day. */
  readonly date: string;
}

/** An uploaded file that belongs to no product yet. */
export interface TakenFile {
  /** The name for adding it to a product. */
  readonly upload: string;
}

/** A request to add a file to a product. */
export interface Offering extends Omit<SuppliedFile, "file"> {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly upload: string;
  /** The original name of the file. */
  readonly original: string;
  /** The file that it replaces, as the owner has seen it: a newer version may have the same name. */
  readonly replaces?: SuppliedFile | undefined;
}

/** The kinds that a file may have, by its extension; none if it is not supported. */
export function kindsOf(name: string): SuppliedKind[] {
  const format = formatOf({ file: name.toLowerCase() });
  return (Object.keys(suppliedKinds) as SuppliedKind[]).filter((kind) =>
    (suppliedKinds[kind] as readonly string[]).includes(format),
  );
}

/** The files listed in the value of a product's file. */
export function filesIn(value: unknown): readonly SuppliedFile[] {
  const { files } = (value ?? {}) as { files?: unknown };
  return Array.isArray(files) ? (files as readonly SuppliedFile[]) : [];
}
