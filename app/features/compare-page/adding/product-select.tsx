import { sitePages } from "#content/page-registry.ts";
import type { Comparison } from "#app/features/compare/index.ts";
import type { ComparableProduct } from "../build-compare-page.ts";

interface ProductSelectProps extends Comparison {
  products: readonly ComparableProduct[];
}

/** Adds a product without JavaScript: the server handles the form. */
export function ProductSelect({ products, items, onlyDifferences }: ProductSelectProps) {
  const categories = [...new Set(products.map(({ category }) => category))];
  return (
    <form className="product-select" action={sitePages.compare.path}>
      {items.length > 0 && <input type="hidden" name="items" value={items.join(",")} />}
      {onlyDifferences && <input type="hidden" name="show" value="differences" />}
      <label htmlFor="product-select">Add a product</label>
      <select id="product-select" name="add" className="text-field__control">
        {categories.map((category) => (
          <optgroup key={category} label={category}>
            {products
              .filter((product) => product.category === category)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="action-link action-link--button">
        Add
      </button>
    </form>
  );
}
