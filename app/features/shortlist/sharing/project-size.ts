import type { CadKind } from "#app/drawings/geometry/cad-subjects.ts";
import type { ListedProduct, ProductFiles } from "../build-shortlist-page.ts";
import type { Shortlist } from "../list/shortlist.ts";

export type ProductOf = (id: string) => ListedProduct;

/** A product with its documents. */
export type WithFiles = ListedProduct & { files: ProductFiles };

/**
 * The products of a list that have files, by the addresses in the list: a panel that is also listed as a ceiling has
 * two. A shared list can name anything, so only these are loaded.
 */
export function productsByPage(list: Shortlist, productOf: ProductOf): Map<string, WithFiles> {
  return new Map(
    list.items.flatMap(({ productId }) => {
      const product = productOf(productId);
      return product.files ? [[productId, { ...product, files: product.files }]] : [];
    }),
  );
}

/** The products of a list that have files, each once. */
export function productsWithFiles(list: Shortlist, productOf: ProductOf): Map<string, WithFiles> {
  return new Map([...productsByPage(list, productOf).values()].map((product) => [product.id, product]));
}

/** The files of products: how many of each kind, and their size together. */
export function sumOfFiles(products: ReadonlyMap<string, WithFiles>): ProductFiles {
  const sum = { dataSheets: 0, drawings: 0, texts: 0, bytes: 0 };
  const drawingFormats = new Set<CadKind>();
  for (const { files } of products.values()) {
    for (const key of ["dataSheets", "drawings", "texts", "bytes"] as const) sum[key] += files[key];
    for (const format of files.drawingFormats) drawingFormats.add(format);
  }
  return { ...sum, drawingFormats: [...drawingFormats] };
}
