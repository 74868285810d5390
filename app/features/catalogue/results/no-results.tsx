import { sitePages } from "#content/page-registry.ts";
import { Link, type To } from "react-router";
import type { CatalogueState } from "../address.ts";
import { ActionButton, ActionLink } from "#app/ui/action-link.tsx";
import type { CatalogueCategory } from "../build-explorer.ts";

/** A page or a file that the search has found. */
export interface FoundPage {
  id: string;
  title: string;
  path: string;
}

interface NoResultsProps {
  state: CatalogueState;
  /** Whether the query has results without the filters. */
  answered: boolean;
  /** Pages that answer the query: `price`, `datasheet`. */
  pages: readonly FoundPage[];
  hrefOf: (changes: Partial<CatalogueState>) => To;
  categories: readonly CatalogueCategory[];
}

/** Shown when there are no results: the query, and what to do next. */
export function NoResults({ state: { query, chosen }, answered, pages, hrefOf, categories }: NoResultsProps) {
  const filtered = Object.keys(chosen).length > 0;
  return (
    <div className="no-results">
      <p className="lead">
        {query
          ? `No results for “${query}”${filtered ? " with these filters" : ""}.`
          : "No products match all of these filters."}
      </p>
      <div className="no-results__ways">
        {pages.map(({ id, title, path }) => (
          <ActionLink key={id} to={path}>
            {title}
          </ActionLink>
        ))}
        {filtered && answered && (
          <Link className="action-link action-link--line" to={hrefOf({ chosen: {} })} preventScrollReset>
            <span>Clear filters</span>
          </Link>
        )}
        {query && (
          <Link className="action-link action-link--line" to={hrefOf({ query: "" })} preventScrollReset>
            <span>Clear search</span>
          </Link>
        )}
        <ActionLink to={sitePages.contact.path}>Ask us</ActionLink>
      </div>
      <ul className="no-results__categories">
        {categories.map(({ id, title, path }) => (
          <li key={id}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown when the search could not be loaded. The filters still work. */
export function SearchFailure({ retry }: { retry: () => void }) {
  return (
    <div className="catalogue__failure">
      <p role="alert">Search could not be loaded, so these results ignore your search words. Check your connection.</p>
      <ActionButton icon="retry" onClick={retry}>
        Try again
      </ActionButton>
    </div>
  );
}
