import { ProductSection } from "#app/features/listing/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { DetailPage } from "./product-page-content.ts";

/** Other products of the category. */
export function Related({ page: { related, relatedNotes, category } }: { page: DetailPage }) {
  return (
    <ProductSection
      id="related-title"
      title="Related products"
      link={
        <ActionLink to={category.path} label={`All ${category.menuLabel}`}>
          All {category.menuLabel}
        </ActionLink>
      }
      notes={relatedNotes}
      products={related}
    />
  );
}
