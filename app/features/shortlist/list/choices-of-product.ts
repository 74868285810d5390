import type { Figure, Product } from "#content/schema/resolved.ts";
import type { ProductChoices } from "./product-choices.ts";

/** What the data of a product leaves to choose, as printed, without samples. Loaders only. */
export function choicesOfProduct(product: Product): ProductChoices {
  const { colours, patterns, standardUnitSize } = product;
  const figure = (key: string) =>
    product.specifications.flatMap(({ figures }) => figures).find((one) => one.key === key && !one.sample);
  const swatches = colours?.swatches.map(({ name }) => name) ?? [];
  const drawn = patterns?.items.filter(({ sample }) => !sample).map(({ name }) => name) ?? [];
  const sizes = standardUnitSize?.sizes ?? [];
  return {
    finish: swatches.length > 0 ? swatches : alternatives(figure("finish")),
    pattern: drawn.length > 0 ? drawn : alternatives(figure("pattern")),
    size: [...(sizes.length > 0 ? sizes : (figure("size")?.printed ?? []))],
    units: [...product.quantityUnits],
  };
}

/** A figure in words that names several possibilities (`Plain/Perforated`), each by itself. A single one leaves no choice. */
function alternatives(figure: Figure | undefined): string[] {
  const words = figure?.reading.quantity === "words" ? figure.reading.words : [];
  return words.length > 1 ? [...words] : [];
}
