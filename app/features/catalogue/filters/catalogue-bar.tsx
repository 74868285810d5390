import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { FigureOrder } from "#content/schema/facet.ts";
import { longestQuery } from "#app/ui/word-filter.ts";
import { resultsId, views, type CatalogueState, type View } from "../address.ts";
import type { SortOrder } from "../sort.ts";
import { onPlainClick } from "#app/ui/plain-click.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { useTypedQuery } from "../use-typed-query.ts";

interface CatalogueBarProps {
  typed: ReturnType<typeof useTypedQuery>;
  state: CatalogueState;
  /** The orders in which the products differ. */
  orders: readonly SortOrder[];
  /** The names of the orders by figures. */
  orderLabels: readonly FigureOrder[];
  hrefOf: (changes: Partial<CatalogueState>) => To;
  onSort: (order: SortOrder) => void;
  onView: (view: View) => void;
  /** Called when the visitor is about to type. */
  onInterest: () => void;
  /** Opens the filters on a narrow screen. */
  filters: ReactNode;
}

/** The form that contains all choices; without JavaScript the server handles it. */
export const formId = "catalogue-form";

const plainLabels: Record<string, string> = { listing: "Catalogue order", name: "Name" };

const viewNames: Record<View, string> = { cards: "Cards", table: "Table" };

/** The search field, the order and the view. */
export function CatalogueBar(props: CatalogueBarProps) {
  const { typed, state, orders, orderLabels, hrefOf, onSort, onView, onInterest, filters } = props;
  const { input, searchSoon } = typed;
  const labelOf = (order: SortOrder) => plainLabels[order] ?? orderLabels.find(({ id }) => id === order)?.label;
  return (
    <search className="catalogue-bar">
      <form
        id={formId}
        className="catalogue-bar__words"
        action={`${sitePages.product.path}#${resultsId}`}
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
          placeholder="Search by name, specification or model code"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestQuery}
          defaultValue={state.query}
          onChange={searchSoon}
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
          <select name="sort" form={formId} value={state.sort} onChange={({ target }) => onSort(target.value)}>
            {[...new Set([...orders, state.sort])].map((order) => (
              <option key={order} value={order}>
                {order === "listing" && state.query ? "Best match" : labelOf(order)}
              </option>
            ))}
          </select>
        </label>
        <div className="catalogue-bar__views" role="group" aria-label="View as">
          {views.map((view) => (
            <Link
              key={view}
              to={hrefOf({ view })}
              preventScrollReset
              onClick={(event) => onPlainClick(event, () => onView(view))}
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
