import { wordFilter } from "#app/ui/word-filter.ts";
import type { DownloadFile } from "../product-files.ts";
import type { AllFiles } from "./downloads-page.ts";

/** The visitor's filters. An empty field matches everything. The names are those of the form and of the address. */
export interface FileFilters {
  /** Words of the product, its category, or the file. */
  q: string;
  /** The category by its id. */
  category: string;
  /** The kind of file: `Data sheet`. */
  kind: string;
}

export const fileFilterNames = ["q", "category", "kind"] as const;
const longestText = 100;

/** Reads the filters from an address or a form. */
export function readFileFilters(query: URLSearchParams): FileFilters {
  const read = (name: string) => (query.get(name) ?? "").trim().slice(0, longestText);
  return { q: read("q"), category: read("category"), kind: read("kind") };
}

/** Whether any filter is set. */
export function isFilteringFiles(asked: FileFilters): boolean {
  return fileFilterNames.some((name) => asked[name] !== "");
}

/** The kinds of file that products have, each once. */
export function kindsOfFiles({ categories }: AllFiles): string[] {
  const files = categories.flatMap(({ products }) => products.flatMap((product) => product.files));
  return [...new Set(files.map(({ name, group = name }) => group))];
}

/**
 * The matching files, below their categories and products. Case and accents are ignored, and every word must
 * match.
 */
export function findFiles({ whole, categories }: AllFiles, { q, category, kind }: FileFilters): AllFiles {
  const hasWords = wordFilter(q);
  const matching = (files: readonly DownloadFile[], ...context: string[]) =>
    files.filter(({ name, what, group = name }) => {
      if (kind && group !== kind) return false;
      return hasWords([...context, name, what, group].join(" "));
    });
  return {
    whole: category ? [] : matching(whole),
    categories: categories
      .filter(({ id }) => !category || id === category)
      .map((each) => ({
        ...each,
        files: matching(each.files),
        products: each.products
          .map((product) => ({ ...product, files: matching(product.files, each.title, product.name) }))
          .filter(({ files }) => files.length > 0),
      }))
      .filter(({ files, products }) => files.length > 0 || products.length > 0),
  };
}

/** How many files there are. */
export function countFiles({ whole, categories }: AllFiles): number {
  const own = categories.flatMap(({ files, products }) => [...files, ...products.flatMap((product) => product.files)]);
  return whole.length + own.length;
}
