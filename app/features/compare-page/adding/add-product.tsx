import { comparisonAddress, withProduct, type Comparison } from "#app/features/compare/index.ts";
import { Link } from "react-router";
import { onPlainClick } from "#app/ui/plain-click.ts";
import type { ComparableProduct, ComparePageContent } from "../build-compare-page.ts";
import { ProductSearch } from "./product-search.tsx";
import { ProductSelect } from "./product-select.tsx";

interface AddProductProps {
  page: ComparePageContent;
  comparison: Comparison;
  hydrated: boolean;
  add: (id: string) => void;
}

const mostSuggested = 5;

/** Adds another product: found by name, or suggested because it has the most figures in common. */
export function AddProduct({ page, comparison, hydrated, add }: AddProductProps) {
  const { items } = comparison;
  // A panel that is also listed as a ceiling is compared under either name.
  const compared = items.map((id) => page.aliases[id]?.product ?? id);
  const others = page.products.filter(({ id }) => !compared.includes(id));
  const suggestions = suggestedProducts(page.products, compared);
  return (
    <section className="compare-add" aria-label="Add a product">
      {items.length === 1 && <p className="compare-add__one">{page.words.one}</p>}
      <div className="compare-add__field">
        {hydrated ? <ProductSearch products={others} add={add} /> : <ProductSelect products={others} {...comparison} />}
      </div>
      {suggestions.length > 0 && (
        <>
          <p className="compare-add__label small quiet" id="suggested-products">
            Most figures in common
          </p>
          <ul aria-labelledby="suggested-products">
            {suggestions.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={comparisonAddress(withProduct(comparison, id))}
                  aria-label={`Add ${name}`}
                  preventScrollReset
                  onClick={(event) => onPlainClick(event, () => add(id))}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Suggestable = Pick<ComparableProduct, "id" | "category" | "figures" | "nrc">;

/**
 * The products with the most figures in common with the compared ones; equal ones in catalogue order. They serve
 * the same purpose: they are in the same category, or also absorb sound. A common size alone makes nothing
 * comparable.
 */
export function suggestedProducts<Product extends Suggestable>(
  products: readonly Product[],
  items: readonly string[],
): Product[] {
  const compared = products.filter(({ id }) => items.includes(id));
  const servesTheSame = ({ category, nrc }: Product) =>
    compared.some((each) => each.category === category || (each.nrc && nrc));
  const common = ({ figures, category }: Product) =>
    Object.keys(figures).filter((key) => compared.some((each) => each.figures[key])).length +
    compared.filter((each) => each.category === category).length * 2;
  return products
    .filter((product) => !items.includes(product.id) && servesTheSame(product))
    .map((product) => ({ product, common: common(product) }))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, mostSuggested)
    .map(({ product }) => product);
}
