import { missingEvidence } from "#content/printed/evidence.ts";
import type { Catalogue, Figure, Product } from "#content/catalogue.ts";
import { dataSheetPath, specificationTextPaths } from "#content/printed/document-paths.ts";
import type { Revisions } from "../product/revision.ts";
import {
  type CatalogueData,
  type DataProduct,
  type ProductData,
  catalogueData,
  productData,
  type DataFile,
} from "./data-schema.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { PlannedFile } from "../make-files.ts";
import { catalogueCsv, productCsv } from "./data-csv.ts";
import { cadFilesOf, cadSubjectsOf } from "#app/drawings/geometry/cad-subjects.ts";

/** The addresses of the open data, which other sites and programs may rely on. */
export const dataPaths = {
  json: "/data/catalogue.json",
  csv: "/data/catalogue.csv",
  catalogueSchema: "/data/catalogue.schema.json",
  productSchema: "/data/product.schema.json",
} as const;

/** The addresses of the figures of a product. */
export function figuresPaths({ id }: Pick<Product, "id">): { json: string; csv: string } {
  return { json: `/documents/${id}-figures.json`, csv: `/documents/${id}-figures.csv` };
}

/** The inputs of the open data besides the catalogue. */
export interface Source {
  /** The origin of the site, for addresses. */
  origin: string;
  revisions: Revisions;
  bytesOf: FileSizes;
}

/** The whole catalogue as data. */
export function catalogueDataOf(catalogue: Catalogue, source: Source): CatalogueData {
  const products = catalogue.products.map((product) => dataOf(product, source));
  return {
    ...sourceOf(catalogue, source, dataPaths.catalogueSchema),
    revised: products.map(({ revised }) => revised).reduce((latest, day) => (day > latest ? day : latest), ""),
    categories: catalogue.categories.map(({ id, title, path }) => ({ id, title, page: source.origin + path })),
    products,
  };
}

/** One product as data. */
export function productDataOf(product: Product, catalogue: Catalogue, source: Source): ProductData {
  return { ...sourceOf(catalogue, source, dataPaths.productSchema), product: dataOf(product, source) };
}

function sourceOf({ company }: Catalogue, { origin }: Source, schema: string) {
  return {
    $schema: origin + schema,
    publisher: company.name.value,
    source: origin,
    licence: company.dataLicence.value,
  };
}

function dataOf(product: Product, { origin, revisions, bytesOf }: Source): DataProduct {
  const { id, name, modelCode, category, seo, path, warranty, colours, patterns, standardUnitSize } = product;
  return {
    id,
    name,
    ...(modelCode === undefined ? {} : { modelCode }),
    category,
    description: seo.description,
    page: origin + path,
    dataSheet: origin + dataSheetPath(product),
    revised: revisions(`products/${id}.yaml`),
    figures: product.specifications.flatMap(({ figures }) => figures).map(figureOf),
    ...(warranty ? { warranty: figureOf(warranty) } : {}),
    colours: (colours?.swatches ?? []).map((swatch) => swatch.name),
    patterns: (patterns?.items ?? []).map((item) => ({ name: item.name, sample: item.sample, ...noteOf(item) })),
    unitSizes: [...(standardUnitSize?.sizes ?? [])],
    notSupplied: missingEvidence(product).map(({ label }) => label),
    files: filesOfProduct(product, origin, bytesOf),
  };
}

function figureOf({ key, label, lines, printed, reading, sample, note }: Figure): DataProduct["figures"][number] {
  return {
    key,
    label,
    lines: [...lines],
    printed: [...printed],
    ...("spans" in reading && reading.spans.length > 0
      ? { numbers: { unit: reading.unit, spans: reading.spans.map(endsOf) } }
      : {}),
    sample,
    ...noteOf({ note }),
  };
}

function endsOf({ minimum, maximum }: { minimum?: number; maximum?: number }) {
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

function noteOf({ note }: { note?: string | undefined }) {
  return note === undefined ? {} : { note };
}

/**
 * The files of the open data, which contain the names and sizes of the other documents. Making them is as fast as
 * comparing them, so their content is their fingerprint.
 */
export function planOpenData(catalogue: Catalogue, source: Source): PlannedFile[] {
  const whole = catalogueDataOf(catalogue, source);
  const ofProducts = catalogue.products.flatMap((product) => {
    const data = productDataOf(product, catalogue, source);
    const { json, csv } = figuresPaths(product);
    return [planned(json, toJson(data)), planned(csv, productCsv(data))];
  });
  return [
    planned(dataPaths.json, toJson(whole)),
    planned(dataPaths.csv, catalogueCsv(whole, Object.keys(catalogue.figures))),
    planned(dataPaths.catalogueSchema, toJson(z.toJSONSchema(catalogueData))),
    planned(dataPaths.productSchema, toJson(z.toJSONSchema(productData))),
    ...ofProducts,
  ];
}

function planned(address: string, text: string): PlannedFile {
  const key = createHash("sha256").update(text).digest("hex");
  return { address, key, make: async () => Buffer.from(text) };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** The size of a file in bytes by its address; undefined if there is no such file. */
type FileSizes = (address: string) => number | undefined;

type Offered = Omit<DataFile, "format" | "bytes">;

/** The existing files of a product, with addresses at this origin: those made from its data, and those supplied. */
function filesOfProduct(product: Product, origin: string, bytesOf: FileSizes): DataFile[] {
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
