import type { Catalogue, Product } from "#content/schema/resolved.ts";
import {
  cadRowsOf,
  filesOfCatalogue,
  filesOfCategory,
  filesOfProduct,
  type DownloadFile,
  type FileSizes,
} from "../product-files.ts";

/** A product with its files. */
export interface ProductFiles {
  name: string;
  path: string;
  files: DownloadFile[];
}

/** A category with its catalogue and its products. */
export interface CategoryFiles {
  id: string;
  title: string;
  path: string;
  files: DownloadFile[];
  products: ProductFiles[];
}

/** All downloads. */
export interface AllFiles {
  /** Those of all products together. */
  whole: DownloadFile[];
  categories: CategoryFiles[];
}

/** Every existing file. A product in two categories is listed in its own. Loaders only. */
export function allFiles({ categories, company }: Catalogue, bytesOf: FileSizes): AllFiles {
  return {
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

function cadFiles(product: Product, bytesOf: FileSizes): DownloadFile[] {
  return cadRowsOf(product, bytesOf).flatMap(({ title, schematic, files }) =>
    files.map(({ what, href }) => ({ name: title, what, href, group: schematic ? "Schematic drawing" : "CAD" })),
  );
}
