import { sitePages } from "#content/page-registry.ts";
import { Link, useLocation } from "react-router";
import type { CatalogueCategory } from "./explorer-content.ts";

/** Links to each category within the whole catalogue, whatever is currently chosen. */
export function CategoryIndex({ categories }: { categories: Pick<CatalogueCategory, "id" | "title" | "count">[] }) {
  const { search } = useLocation();
  return (
    <nav className="catalogue-index" aria-label="Categories on this page">
      <ol>
        {categories.map(({ id, title, count }) => {
          const address = `${sitePages.product.path}#${id}`;
          const words = (
            <>
              <span>{title}</span>
              <span className="quiet">{count}</span>
            </>
          );
          // On the same page the browser scrolls to the category, even before hydration.
          return <li key={id}>{search ? <Link to={address}>{words}</Link> : <a href={address}>{words}</a>}</li>;
        })}
      </ol>
    </nav>
  );
}
