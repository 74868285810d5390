import { CategoryRow } from "./category-row.tsx";
import type { HomeContent } from "./home-content.ts";

/** The six categories, one row each, pictures left and right in turn. */
export function CategoryRows({ heading, subtext, exploreLabel, rows }: HomeContent["products"]) {
  return (
    <section id="products" className="category-rows" aria-labelledby="products-title" tabIndex={-1}>
      <header className="category-rows__head wrap grid">
        <h2 id="products-title">{heading}</h2>
        <p className="quiet">{subtext}</p>
      </header>
      {rows.map((row) => (
        <CategoryRow key={row.path} row={row} exploreLabel={exploreLabel} />
      ))}
    </section>
  );
}
