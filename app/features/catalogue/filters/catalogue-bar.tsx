import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { longestQuery, views, type CatalogueState, type View } from "../address.ts";
import type { SortOrder } from "../sort.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { useTypedQuery } from "../use-typed-query.ts";

interface CatalogueBarProps {
  typed: ReturnType<typeof useTypedQuery>;
  state: CatalogueState;
  /** The orders that tell the products apart. */
  orders: readonly SortOrder[];
  hrefOf: (changes: Partial<CatalogueState>) => To;
  onSort: (order: SortOrder) => void;
  /** The visitor is about to type. */
  onInterest: () => void;
  /** What opens the filters on a narrow screen. */
  filters: ReactNode;
}

/** The form that everything to choose belongs to; without script the server answers it. */
export const formId = "catalogue-form";

const orderNames: Record<SortOrder, string> = {
  listing: "As listed",
  name: "Name",
  absorption: "NRC, highest first",
  thickness: "Thickness, thinnest first",
  density: "Density, lightest first",
  power: "Power, highest first",
};

const viewNames: Record<View, string> = { cards: "Cards", table: "Table" };

/** The field to search in, the order and the view. */
export function CatalogueBar({ typed, state, orders, hrefOf, onSort, onInterest, filters }: CatalogueBarProps) {
  const { input, text, setText } = typed;
  return (
    <search className="catalogue-bar">
      <form
        id={formId}
        className="catalogue-bar__words"
        action={sitePages.product.path}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur();
        }}
      >
        <Icon name="search" sizePx={24} />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search the catalogue"
          placeholder="Search by name, figure or model code"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestQuery}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onFocus={onInterest}
        />
        {state.view !== "cards" && <input type="hidden" name="view" value={state.view} />}
        <button type="submit" className="catalogue__submit action-link action-link--button">
          Search
        </button>
      </form>
      <div className="catalogue-bar__tools">
        {filters}
        <label className="catalogue-bar__sort">
          <span>Sort</span>
          <select
            name="sort"
            form={formId}
            value={state.sort}
            onChange={({ target }) => onSort(target.value as SortOrder)}
          >
            {[...new Set([...orders, state.sort])].map((order) => (
              <option key={order} value={order}>
                {order === "listing" && state.query ? "Best match" : orderNames[order]}
              </option>
            ))}
          </select>
        </label>
        <div className="catalogue-bar__views" role="group" aria-label="Show as">
          {views.map((view) => (
            <Link
              key={view}
              to={hrefOf({ view })}
              preventScrollReset
              aria-current={state.view === view ? "true" : undefined}
            >
              {viewNames[view]}
            </Link>
          ))}
        </div>
      </div>
    </search>
  );
}
