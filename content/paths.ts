import { catalogue } from "./catalogue.ts";

/** The address of every public page, each once: those that stand alone, the six listings, the detail pages. */
export function prerenderedPaths(): string[] {
  const { categories, details } = catalogue();
  const alone = ["/", "/about", "/contact", "/product", "/projects"];
  return [...alone, ...categories.map(({ path }) => path), ...details.map(({ path }) => path)];
}
