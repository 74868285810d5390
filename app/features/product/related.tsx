import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { CardGrid } from "#app/ui/products/card-grid.tsx";
import { ProductCard } from "#app/ui/products/product-card.tsx";
import type { DetailPage } from "./product-page-content.ts";

const columns = { small: 1, medium: 2, large: 4 };

/** Other products of the category. */
export function Related({ page: { related, relatedNotes, category } }: { page: DetailPage }) {
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="related-title">
      <header className="related__head">
        <h2 id="related-title">Related products</h2>
        <ActionLink to={category.path} label={`All ${category.menuLabel}`}>
          All {category.menuLabel}
        </ActionLink>
      </header>
      <CardGrid
        columns={columns}
        // These pictures have no view transition name, because this page's own banner uses it.
        cards={related.map((product) => ({
          key: product.path,
          card: (
            <ProductCard
              product={product}
              headingLevel={3}
              sizes="(min-width: 992px) 22vw, (min-width: 768px) 46vw, 64vw"
              action={<ShortlistButton productId={product.productId} productName={product.name} />}
              foot={<CompareToggle productId={product.productId} productName={product.name} />}
            />
          ),
        }))}
      />
      {relatedNotes.length > 0 && <p className="detail-note caption quiet">{relatedNotes.join(" ")}</p>}
    </section>
  );
}
