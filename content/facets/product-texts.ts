import type { Statement } from "../schema/entry.ts";
import type { Product } from "../schema/resolved.ts";

/** The texts of a product that a facet searches for words, without samples unless `withSamples` is true. */
export function textsInField(
  place: string,
  product: Product,
  categoryTitles: readonly string[],
  withSamples = false,
): string[] {
  const texts = (statements: readonly Statement[]) =>
    statements.flatMap(({ text, sample }) => (sample && !withSamples ? [] : text));
  switch (place) {
    case "name":
      return [product.name];
    case "category":
      return [...categoryTitles];
    case "product":
      return texts(product.product);
    case "application":
      return texts(product.application);
    case "colours": {
      const { title, swatches = [], note } = product.colours ?? {};
      return [...(title ? [title] : swatches.map(({ name }) => name)), ...(note ? [note] : [])];
    }
    default:
      return product.specifications.flatMap(({ figures }) =>
        figures.flatMap(({ key, lines, sample }) => (key === place && (withSamples || !sample) ? lines : [])),
      );
  }
}

/** The places that are not figures. */
export const otherPlaces: readonly string[] = ["name", "category", "product", "application", "colours"];

const patterns = new Map<string, RegExp>();

/** Whether the text contains the phrase as whole words, ignoring case. */
export function containsPhrase(text: string, words: string): boolean {
  let pattern = patterns.get(words);
  if (!pattern) {
    const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "iu");
    patterns.set(words, pattern);
  }
  return pattern.test(text);
}
