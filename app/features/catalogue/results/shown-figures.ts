import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { cardNotes } from "#app/ui/products/card-content.ts";

const mostFigures = 2;

/** The figures that a product's entry in a list prints. A product with an NRC shows its scale instead. */
export function entryFigures({ nrc, figures }: ProductCardContent): ProductCardContent["figures"] {
  return nrc ? [] : figures.slice(0, mostFigures);
}

/** Notes on the sample values and pictures in these entries. */
export function entryNotes(products: readonly ProductCardContent[]): string[] {
  return cardNotes(products.map((product) => Object.assign({}, product, { figures: entryFigures(product) })));
}
