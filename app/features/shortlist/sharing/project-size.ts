import type { ListedProduct, ProductFiles } from "../build-shortlist-page.ts";
import type { Shortlist } from "../list/shortlist.ts";

export type ProductOf = (id: string) => ListedProduct;

/** The products of a list that have files, each once. A shared list can name anything, so only these are loaded. */
export function productsWithFiles(
  list: Shortlist,
  productOf: ProductOf,
): Map<string, ListedProduct & { files: ProductFiles }> {
  const products = list.items.map(({ productId }) => productOf(productId));
  return new Map(
    products.flatMap((product) => (product.files ? [[product.id, { ...product, files: product.files }]] : [])),
  );
}

/** The files for a list: how many of each kind, and their size together. */
export function filesOfProject(list: Shortlist, productOf: ProductOf): ProductFiles {
  const sum = { dataSheets: 0, drawings: 0, texts: 0, bytes: 0 };
  for (const { files } of productsWithFiles(list, productOf).values()) {
    for (const key of ["dataSheets", "drawings", "texts", "bytes"] as const) sum[key] += files[key];
  }
  return sum;
}
