import { CompareToggle } from "../../compare/compare-part.ts";
import type { ProductCardContent } from "../../ui/product-card.tsx";
import { ProductEntry } from "../../ui/product-entry.tsx";

/** A product of the catalogue, to be opened or chosen for the comparison. */
export function CatalogueEntry({ card }: { card: ProductCardContent }) {
  return <ProductEntry product={card} foot={<CompareToggle productId={card.productId} productName={card.name} />} />;
}
