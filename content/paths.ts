import { readdirSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "./catalogue.ts";
import { contentFolder } from "./folder.ts";
import { addressedPages, hindiPath, pagesInHindi, siteFiles } from "./page-registry.ts";
import type { Catalogue, Project } from "./schema/resolved.ts";

/** The ids of the categories, which are their file names and the first part of their addresses. Does not read the files. */
export function categoryNames(folder: string = contentFolder()): string[] {
  const files = readdirSync(join(folder, "categories")).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => name.slice(0, -".yaml".length)).toSorted();
}

/** The paths of all public pages: standalone pages, listings, detail pages, the pages of projects, and pages in Hindi. */
export function pagePaths(content: Catalogue): string[] {
  const { categories, details } = content;
  const english = [...addressedPages, ...categories, ...details, ...projectsWithPage(content)].map(({ path }) => path);
  return [...english, ...translatedPaths(content).map(hindiPath)];
}

/** The paths of the English pages that also exist in Hindi. */
export function translatedPaths({ categories }: Pick<Catalogue, "categories">): string[] {
  return [...addressedPages.filter(({ id }) => pagesInHindi.includes(id)), ...categories].map(({ path }) => path);
}

/** The projects with a page. */
export function projectsWithPage({ regions }: Catalogue): Project[] {
  return regions.flatMap(({ rows }) => rows.filter(({ page }) => page !== undefined));
}

/** The paths for search engines: all but the visitor's own pages and those that repeat another page's content. */
export function canonicalPaths(content: Catalogue): string[] {
  const { categories, details } = content;
  const single = addressedPages.filter(({ indexable }) => indexable);
  const canonicalDetails = details.filter((page) => page.path === page.canonicalPath);
  const english = [...single, ...categories, ...canonicalDetails, ...projectsWithPage(content)];
  return [...english.map(({ path }) => path), ...translatedPaths(content).map(hindiPath)];
}

/** Everything that is prerendered: the pages and the files for search engines. */
export function prerenderedPaths(): string[] {
  return [...pagePaths(catalogue()), ...Object.values(siteFiles)];
}
