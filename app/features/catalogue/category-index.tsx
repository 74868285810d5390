import { sitePages } from "#content/page-registry.ts";
import type { CatalogueCategory } from "./explorer-content.ts";

/** Links to each category within the whole catalogue, whatever is currently chosen. */
export function CategoryIndex({ categories }: { categories: Pick<CatalogueCategory, "id" | "title" | "count">[] }) {
  return (
    <nav className="catalogue-index" aria-label="Categories on this page">
      <ol>
        {categories.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`${sitePages.product.path}#${id}`}>
              {title}
              <span className="quiet">{count}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
