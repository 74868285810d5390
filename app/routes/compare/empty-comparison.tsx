import { comparisonAddress } from "../../compare/comparison-address.ts";
import { useKeptComparison } from "../../compare/comparison-kept.ts";
import { ActionLink } from "../../ui/action-link.tsx";
import { AppLink } from "../../ui/app-link.tsx";
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
  const { heading, steps } = page.words.empty;
  return (
    <section className="empty-list grid" aria-labelledby="empty-comparison-title">
      <div className="empty-list__how">
        <h2 id="empty-comparison-title" tabIndex={-1}>
          {heading}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
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
      </div>
      <nav className="empty-list__ways" aria-label="Where to begin">
        <ul>
          {page.categories.map(({ name, path, count }) => (
            <li key={path}>
              <AppLink to={path}>
                <span>{name}</span>
                <span className="quiet small">{count}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <ActionLink to="/product">All products</ActionLink>
      </nav>
    </section>
  );
}
