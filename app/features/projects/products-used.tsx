import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { cardPictureSizes, CardSection } from "#app/ui/products/card-section.tsx";
import { ProductCard, type ProductCardContent } from "#app/ui/products/product-card.tsx";

interface ProductsUsedProps {
  products: readonly ProductCardContent[];
  /** The notes on the values and pictures of the products. */
  notes: readonly string[];
}

/** The products used in a project. */
export function ProductsUsed({ products, notes }: ProductsUsedProps) {
  if (products.length === 0) return null;
  return (
    <CardSection
      id="products-used"
      title="Products used"
      notes={notes}
      cards={products.map((product) => ({
        key: product.path,
        card: (
          <ProductCard
            product={product}
            headingLevel={3}
            sizes={cardPictureSizes}
            action={<ShortlistButton productId={product.productId} productName={product.name} />}
            foot={<CompareToggle productId={product.productId} productName={product.name} />}
          />
        ),
      }))}
    />
  );
}
