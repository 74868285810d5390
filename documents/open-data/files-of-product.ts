import { cadFilesOf, cadSubjectsOf } from "#app/drawings/geometry/cad-subjects.ts";
import type { Product } from "#content/catalogue.ts";
import { dataSheetPath, specificationTextPaths } from "#content/printed/document-paths.ts";
import type { DataFile } from "./data-schema.ts";

/** The size of a file in bytes by its address; undefined if there is no such file. */
export type FileSizes = (address: string) => number | undefined;

type Offered = Omit<DataFile, "format" | "bytes">;

/** The existing files of a product, with addresses at this origin: those made from its data, and those supplied. */
export function filesOfProduct(product: Product, origin: string, bytesOf: FileSizes): DataFile[] {
  return [...textsOf(product), ...drawingsOf(product), ...suppliedFor(product)].flatMap((file) => {
    const bytes = bytesOf(file.address);
    const format = file.address.slice(file.address.lastIndexOf(".") + 1).toUpperCase();
    return bytes === undefined ? [] : [{ ...file, format, bytes, address: origin + file.address }];
  });
}

function textsOf(product: Product): Offered[] {
  const { docx, txt } = specificationTextPaths(product);
  return [
    { kind: "data-sheet", name: "Data sheet", address: dataSheetPath(product) },
    { kind: "specification-text", name: "Specification text", address: docx },
    { kind: "specification-text", name: "Specification text", address: txt },
  ];
}

function drawingsOf(product: Product): Offered[] {
  return cadSubjectsOf(product).flatMap((subject) => {
    const { title: name, note, schematic } = subject;
    const kind = schematic ? "schematic" : "drawing";
    return cadFilesOf(product, subject).map(({ address }) => ({ kind, name, address, ...(note && { note }) }));
  });
}

function suppliedFor({ id, files }: Product): Offered[] {
  return files.map(({ file, kind, name, date }) => ({ kind, name, address: `/documents/${id}/${file}`, date }));
}
