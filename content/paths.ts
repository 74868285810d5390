import { readdirSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "./catalogue.ts";
import { addressedPages, siteFiles } from "./page-registry.ts";
import type { Catalogue } from "./schema/resolved.ts";

/** The categories by the names of their files, which are also the first parts of their addresses, without reading the files. */
export function categoryNames(folder: string = process.env.CONTENT_DIR ?? "content"): string[] {
  const files = readdirSync(join(folder, "categories")).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => name.slice(0, -".yaml".length)).toSorted();
}

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
