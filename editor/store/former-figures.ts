import { namesOfProduct } from "#content/figures/figure-names.ts";
import { isNumber, occurrence } from "#content/load/repeated-figures.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { productEntry } from "#content/schema/product.ts";
import { placesWith, type File, type FoundText } from "./find-texts.ts";

/** Nobody looks through more beside a message. */
const mostPlaces = 6;

/**
 * Texts of a product, the categories and the pages that still contain a figure's former value. It may belong to another product, so the
 * owner has to check.
 * @param path of the product
 * @param files in their current state
 */
export function textsWithFormerFigures(
  path: string,
  { before, after }: { before: unknown; after: unknown },
  files: readonly File[],
  definitions: FigureDefinitions,
): FoundText[] {
  const [was, is] = [before, after].map((value) => productEntry.safeParse(value).data);
  if (!was || !is) return [];
  const now = namesOfProduct(is, definitions);
  const former = [...namesOfProduct(was, definitions)]
    .filter(([name, printed]) => now.get(name) !== printed && isNumber(printed))
    .map(([, printed]) => printed);
  const isSearched = (each: string) => each === path || /^(?:categories|pages)\//.test(each);
  const isAlsoOwn = new Set(now.values());
  return [...new Set(former)]
    .filter((printed) => !isAlsoOwn.has(printed))
    .flatMap((printed) => placesWith(files, isSearched, (text) => occurrence(printed).test(text), printed))
    .slice(0, mostPlaces);
}
