import { comparisonAddress } from "../../compare/comparison-address.ts";
import { useKeptComparison } from "../../compare/comparison-kept.ts";
import { ActionLink } from "../../ui/action-link.tsx";
import { EmptyList } from "../empty-list.tsx";
import { ProductSearch } from "./product-search.tsx";
import type { ComparePageContent } from "./page.ts";
import { ProductSelect } from "./product-select.tsx";

interface EmptyComparisonProps {
  page: ComparePageContent;
  /** Missing until script is there. */
  add: ((id: string) => void) | undefined;
}

/** What a comparison is for, how it is filled, and where to begin. */
export function EmptyComparison({ page, add }: EmptyComparisonProps) {
  const chosen = useKeptComparison();
  return (
    <EmptyList titleId="empty-comparison-title" {...page.words.empty} categories={page.categories}>
      {chosen.length > 0 ? (
        <ActionLink to={comparisonAddress({ items: chosen, onlyDifferences: false })} look="button">
          {chosen.length === 1 ? "Go on with the product you chose" : `Compare the ${chosen.length} you chose`}
        </ActionLink>
      ) : (
        <div className="compare-add__field">
          {add ? (
            <ProductSearch products={page.products} exclude={[]} add={add} />
          ) : (
            <ProductSelect page={page} items={[]} onlyDifferences={false} />
          )}
        </div>
      )}
    </EmptyList>
  );
}
