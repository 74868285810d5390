import { evidenceOf } from "#content/printed/evidence.ts";
import type { Catalogue, Figure, Product } from "#content/catalogue.ts";
import { dataSheetPath } from "#content/printed/document-paths.ts";
import type { Revisions } from "../product/revision.ts";
import { filesOfProduct, type FileSizes } from "./files-of-product.ts";
import type { CatalogueData, DataProduct, ProductData } from "./data-schema.ts";

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
    notSupplied: evidenceOf(product).rows.flatMap(({ label, value }) => (value === undefined ? [label] : [])),
    files: filesOfProduct(product, origin, bytesOf),
  };
}

function figureOf({ key, label, lines, reading, sample, note }: Figure): DataProduct["figures"][number] {
  return {
    key,
    label,
    lines: [...lines],
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
