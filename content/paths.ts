import { catalogue } from "./catalogue.ts";
import { addressedPages, siteFiles } from "./page-registry.ts";
import type { Catalogue } from "./schema/resolved.ts";

/** The address of every public page, each once: those that stand alone, the listings, the detail pages. */
export function pagePaths({ categories, details }: Catalogue): string[] {
  return [...addressedPages, ...categories, ...details].map(({ path }) => path);
}

/** The pages that search engines are told of: all but the visitor's own and those that show another page's content again. */
export function canonicalPaths({ categories, details }: Catalogue): string[] {
  const alone = addressedPages.filter(({ indexable }) => indexable);
  const canonicalDetails = details.filter((page) => page.path === page.canonicalPath);
  return [...alone, ...categories, ...canonicalDetails].map(({ path }) => path);
}

/** Everything that is written at build: the pages and the files for search engines. */
export function prerenderedPaths(): string[] {
  return [...pagePaths(catalogue()), ...Object.values(siteFiles)];
}
