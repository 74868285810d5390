import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import type { ResultGroup } from "./group-results.ts";

interface SearchResultsProps {
  id: string;
  groups: readonly ResultGroup[];
  query: string;
  /** The place of the option that Enter opens. */
  active: number;
  onChoice: () => void;
}

/** The identifier of the option at a place. */
export function optionId(place: number): string {
  return `site-search-option-${place}`;
}

/** What was found, kind by kind, and at the end the way to the catalogue with the same words. */
export function SearchResults({ id, groups, query, active, onChoice }: SearchResultsProps) {
  const all = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <div id={id} className="site-search__results" role="listbox" aria-label="Results" hidden={all === 0}>
      {groups.map(({ kind, label, first, results }) => (
        <div key={kind} role="group" aria-labelledby={`site-search-${kind}`} className="site-search__group">
          <p id={`site-search-${kind}`} role="presentation" className="site-search__kind">
            {label}
          </p>
          {results.map(({ id: document, title, note, path }, place) => (
            <Option key={document} place={first + place} active={active} to={path} onChoice={onChoice}>
              <span>{title}</span>
              {note && <span className="quiet small">{note}</span>}
            </Option>
          ))}
        </div>
      ))}
      {all > 0 && (
        <Option
          place={all}
          active={active}
          to={`${sitePages.product.path}?${new URLSearchParams({ q: query })}`}
          onChoice={onChoice}
        >
          <span>All products for “{query}”</span>
        </Option>
      )}
    </div>
  );
}

interface OptionProps {
  place: number;
  active: number;
  to: string;
  onChoice: () => void;
  children: ReactNode;
}

function Option({ place, active, to, onChoice, children }: OptionProps) {
  return (
    <AppLink
      id={optionId(place)}
      className="site-search__option"
      role="option"
      aria-selected={place === active}
      tabIndex={-1}
      prefetch={place === active ? "render" : "intent"}
      to={to}
      onClick={onChoice}
    >
      {children}
    </AppLink>
  );
}
