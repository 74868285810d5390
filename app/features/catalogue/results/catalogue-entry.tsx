import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { ProductEntry } from "./product-entry.tsx";

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
