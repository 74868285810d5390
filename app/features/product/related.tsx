import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { cardPictureSizes, CardSection } from "#app/ui/products/card-section.tsx";
import { ProductCard } from "#app/ui/products/product-card.tsx";
import type { DetailPage } from "./product-page-content.ts";

/** Other products of the category. */
export function Related({ page: { related, relatedNotes, category } }: { page: DetailPage }) {
  if (related.length === 0) return null;
  return (
    <CardSection
      id="related-title"
      title="Related products"
      link={
        <ActionLink to={category.path} label={`All ${category.menuLabel}`}>
          All {category.menuLabel}
        </ActionLink>
      }
      notes={relatedNotes}
      cards={related.map((product) => ({
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
