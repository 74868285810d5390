import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { narrowestFile, type PictureFiles } from "#app/ui/pictures/picture-files.ts";
import type { ResultGroup } from "./group-results.ts";

interface SearchResultsProps {
  listId: string;
  /** The id of the option at an index. */
  optionId: (place: number) => string;
  groups: readonly ResultGroup[];
  query: string;
  /** The index of the option that Enter opens; -1 if it opens the catalogue. */
  active: number;
  onChoice: () => void;
}

/** The results of a query in the catalogue, below the opening of its page. */
export function resultsAddress(query: string): string {
  return `${sitePages.product.path}?${new URLSearchParams({ q: query })}#catalogue`;
}

/** The results by kind, and last a link to the catalogue with the same query. */
export function SearchResults({ listId, optionId, groups, query, active, onChoice }: SearchResultsProps) {
  const all = groups.reduce((sum, { results }) => sum + results.length, 0);
  const optionProps = (place: number) => ({ id: optionId(place), active: place === active, onChoice });
  return (
    <div id={listId} className="site-search__results" role="listbox" aria-label="Results" hidden={all === 0}>
      {groups.map(({ kind, label, first, results }) => (
        <div key={kind} role="group" aria-labelledby={`site-search-${kind}`} className="site-search__group">
          <p id={`site-search-${kind}`} role="presentation" className="site-search__kind">
            {label}
          </p>
          {results.map(({ id: document, title, note, nrc, picture, path }, place) => (
            <Option key={document} {...optionProps(first + place)} to={path}>
              {picture && <ResultPicture picture={picture} />}
              <span className="site-search__words">
                <span translate={kind === "product" ? "no" : undefined}>{title}</span>
                {(note || nrc) && (
                  <span className="site-search__note quiet small">
                    {note && <span>{note}</span>} {nrc && <span translate="no">{`NRC ${nrc}`}</span>}
                  </span>
                )}
              </span>
            </Option>
          ))}
        </div>
      ))}
      {all > 0 && (
        <Option {...optionProps(all)} to={resultsAddress(query)}>
          <span>{`All products for “${query}”`}</span>
        </Option>
      )}
    </div>
  );
}

/** The picture beside a name, hidden from screen readers because it adds nothing to the name. */
function ResultPicture({ picture }: { picture: PictureFiles }) {
  return (
    <img
      className="site-search__picture"
      srcSet={narrowestFile(picture, "avif")}
      src={narrowestFile(picture, "jpeg")}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  to: string;
  onChoice: () => void;
  children: ReactNode;
}

function Option({ id, active, to, onChoice, children }: OptionProps) {
  return (
    <a
      id={id}
      className="site-search__option"
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={to}
      onClick={onChoice}
    >
      {children}
    </a>
  );
}
