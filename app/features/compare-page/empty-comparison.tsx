import { comparisonAddress, useStoredComparison } from "#app/features/compare/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { EmptyList } from "#app/ui/empty-list.tsx";
import { ProductSearch } from "./adding/product-search.tsx";
import type { ComparePageContent } from "./build-compare-page.ts";
import { ProductSelect } from "./adding/product-select.tsx";

interface EmptyComparisonProps {
  page: ComparePageContent;
  /** Undefined until the script has loaded. */
  add: ((id: string) => void) | undefined;
}

/** What a comparison is for, how to add products, and where to start. */
export function EmptyComparison({ page, add }: EmptyComparisonProps) {
  const chosen = useStoredComparison();
  return (
    <EmptyList titleId="empty-comparison-title" {...page.words.empty} categories={page.categories}>
      {chosen.length > 0 ? (
        <ActionLink to={comparisonAddress({ items: chosen, onlyDifferences: false })} look="button">
          {chosen.length === 1
            ? "Continue with the product you chose"
            : `Compare the ${chosen.length} products you chose`}
        </ActionLink>
      ) : (
        <div className="compare-add__field">
          {add ? (
            <ProductSearch products={page.products} add={add} />
          ) : (
            <ProductSelect products={page.products} items={[]} onlyDifferences={false} />
          )}
        </div>
      )}
    </EmptyList>
  );
}
