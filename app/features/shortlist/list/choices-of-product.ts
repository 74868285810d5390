import type { Product } from "#content/schema/resolved.ts";
import type { ProductChoices } from "./product-choices.ts";

/** What the data of a product leaves to choose, as printed, without samples. Loaders only. */
export function choicesOfProduct(product: Product): ProductChoices {
  const { colours, patterns, standardUnitSize } = product;
  const figure = (key: string) =>
    product.specifications.flatMap(({ figures }) => figures).find((one) => one.key === key && !one.sample)?.printed ??
    [];
  const swatches = colours?.swatches.map(({ name }) => name) ?? [];
  const drawn = patterns?.items.filter(({ sample }) => !sample).map(({ name }) => name) ?? [];
  const sizes = standardUnitSize?.sizes ?? [];
  return {
    finish: swatches.length > 0 ? swatches : alternatives(figure("finish")),
    pattern: drawn.length > 0 ? drawn : alternatives(figure("pattern")),
    size: [...(sizes.length > 0 ? sizes : figure("size"))],
    units: [...product.quantityUnits],
  };
}

/** A figure in words that names several possibilities (`Plain/Perforated`), each by itself. A single one leaves no choice. */
function alternatives(printed: readonly string[]): string[] {
  const words = printed.flatMap((line) => line.split(/, |\//));
  return words.length > 1 ? words : [];
}
