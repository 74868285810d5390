import { CompareToggle } from "../../compare/compare-part.ts";
import { ShortlistButton } from "../../shortlist/shortlist-button.tsx";
import type { ProductCardContent } from "../../ui/product-card.tsx";
import { ProductEntry } from "../../ui/product-entry.tsx";

/** A product of the catalogue, to be opened, put on the shortlist or chosen for the comparison. */
export function CatalogueEntry({ card }: { card: ProductCardContent }) {
  const { productId, name: productName } = card;
  return (
    <ProductEntry
      product={card}
      action={<ShortlistButton productId={productId} productName={productName} />}
      foot={<CompareToggle productId={productId} productName={productName} />}
    />
  );
}
