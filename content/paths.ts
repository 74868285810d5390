import { catalogue } from "./catalogue.ts";
import type { Catalogue } from "./schema/resolved.ts";

const alone = ["/", "/about", "/contact", "/product", "/projects", "/glossary", "/privacy", "/shortlist", "/compare"];

/** What a visitor fills with products that have pages of their own: nothing on it that a search engine could find. */
const personal = new Set(["/shortlist", "/compare"]);

/** The address of every public page, each once: those that stand alone, the six listings, the detail pages. */
export function pagePaths({ categories, details }: Catalogue): string[] {
  return [...alone, ...categories.map(({ path }) => path), ...details.map(({ path }) => path)];
}

/** The pages that search engines are told of: all but the visitor's own and those that show another page's content again. */
export function canonicalPaths(content: Catalogue): string[] {
  const repeated = new Set(content.details.filter((page) => page.path !== page.canonicalPath).map(({ path }) => path));
  return pagePaths(content).filter((path) => !repeated.has(path) && !personal.has(path));
}

/** Everything that is written at build: the pages and the files for search engines. */
export function prerenderedPaths(): string[] {
  return [...pagePaths(catalogue()), "/sitemap.xml", "/robots.txt"];
}
