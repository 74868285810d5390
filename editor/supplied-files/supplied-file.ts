import { formatOf, suppliedKinds, type SuppliedKind } from "#content/schema/supplied-file.ts";

export type { SuppliedKind };

/** What each kind of file is called, as on the page of downloads. */
export const kindsInWords: Readonly<Record<SuppliedKind, string>> = {
  report: "Test report",
  guide: "Guide",
  photometry: "Photometric file",
  bim: "BIM object",
};

/** A file as its product names it. */
export interface SuppliedFile {
  readonly file: string;
  readonly kind: SuppliedKind;
  /** What the page calls it. */
  readonly name: string;
  /** Year, month and day. */
  readonly date: string;
}

/** A file that has been taken in and belongs to no product yet. */
export interface TakenFile {
  /** The name under which it is asked for. */
  readonly upload: string;
}

/** Gives a product a file. */
export interface Offering extends Omit<SuppliedFile, "file"> {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly upload: string;
  /** What the file was called where it came from. */
  readonly original: string;
  /** The file of the product whose place it takes. */
  readonly replaces?: string | undefined;
}

/** The kinds that a file may be of, by the ending of its name; none if it is not offered at all. */
export function kindsOf(name: string): SuppliedKind[] {
  const format = formatOf({ file: name.toLowerCase() });
  return (Object.keys(suppliedKinds) as SuppliedKind[]).filter((kind) =>
    (suppliedKinds[kind] as readonly string[]).includes(format),
  );
}

/** The files that a product names, by the value of its file. */
export function filesIn(value: unknown): readonly SuppliedFile[] {
  const { files } = (value ?? {}) as { files?: unknown };
  return Array.isArray(files) ? (files as readonly SuppliedFile[]) : [];
}
