import type { Catalogue, Product } from "#content/schema/resolved.ts";
import {
  cadRowsOf,
  filesOfCatalogue,
  filesOfCategory,
  filesOfProduct,
  type DownloadFile,
  type FileSizes,
} from "../product-files.ts";

/** Every existing file. A product in two categories is listed in its own. Loaders only. */
export function allFiles({ categories, company }: Catalogue, bytesOf: FileSizes) {
  return {
    /** Those of all products together. */
    whole: filesOfCatalogue(company.catalogueFile, bytesOf),
    categories: categories.map((category) => ({
      id: category.id,
      title: category.title,
      path: category.path,
      files: filesOfCategory(category, bytesOf),
      products: category.cards
        .map(({ product }) => product)
        .filter((product) => product.category === category.id)
        .map((product) => ({
          name: product.name,
          path: product.path,
          files: [...filesOfProduct(product, bytesOf), ...cadFiles(product, bytesOf)],
        })),
    })),
  };
}

/** All downloads. */
export type AllFiles = ReturnType<typeof allFiles>;

/** A category with its catalogue and its products. */
export type CategoryFiles = AllFiles["categories"][number];

/** A product with its files. */
export type ProductFiles = CategoryFiles["products"][number];

function cadFiles(product: Product, bytesOf: FileSizes): DownloadFile[] {
  return cadRowsOf(product, bytesOf).flatMap(({ title, schematic, files }) =>
    files.map(({ what, href }) => ({ name: title, what, href, group: schematic ? "Schematic drawing" : "CAD" })),
  );
}
