import type { ProductCardContent } from "#app/ui/products/product-card.tsx";

const mostFigures = 2;

/** The figures that a product's entry in an index prints. One with an absorption has its scale instead. */
export function entryFigures({ nrc, figures }: ProductCardContent): ProductCardContent["figures"] {
  return nrc ? [] : figures.slice(0, mostFigures);
}
