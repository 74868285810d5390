import { longestQuery } from "#app/ui/word-filter.ts";
import { sitePages } from "#content/page-registry.ts";
import type { Facet, FigureOrder } from "#content/schema/facet.ts";
import type { Chosen } from "./filters/facets.ts";
import { sortOrders, type SortOrder } from "./sort.ts";

/**
 * The query parameters of the catalogue: the words, a choice in each filter, the order, the view and the number
 * shown.
 */
export const queryParameters = ["q", ...import.meta.env.FILTER_NAMES, "sort", "view", "shown"];

export const views = ["cards", "table"] as const;

export type View = (typeof views)[number];

/** The complete state of the catalogue page. It is in the address, so that Back restores it. */
export interface CatalogueState {
  /** The search words, trimmed. */
  readonly query: string;
  readonly chosen: Chosen;
  readonly sort: SortOrder;
  readonly view: View;
  /** How many of the matching products are shown: a multiple of the page size. */
  readonly shown: number;
}

/** What an address can contain: the filters, and the orders by figures. */
export interface AddressChoices {
  readonly facets: readonly Facet[];
  readonly orders: readonly FigureOrder[];
}

/** How many products are shown at first, and how many more each time. Full rows of two, three and four. */
export const portion = 60;

export const initialState: CatalogueState = { query: "", chosen: {}, sort: "listing", view: "cards", shown: portion };

/**
 * Writes a state as the query of an address, `?q=teak&nrc=0.6`, always in the same order; empty for the initial
 * state. Leaves out what `readState` would ignore.
 */
export function stateToQuery(state: CatalogueState, { facets }: Pick<AddressChoices, "facets">): string {
  const parameters = new URLSearchParams();
  const query = cleanQuery(state.query);
  if (query) parameters.append("q", query);
  for (const { id, values } of facets) {
    for (const value of values) if (state.chosen[id]?.includes(value.id)) parameters.append(id, value.id);
  }
  if (state.sort !== initialState.sort) parameters.append("sort", state.sort);
  if (state.view !== initialState.view) parameters.append("view", state.view);
  if (state.shown !== initialState.shown) parameters.append("shown", String(state.shown));
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The id of the part of the page that begins with the search field and the filters. */
export const toolsId = "catalogue";

/** The id of the results. Without JavaScript on a narrow screen, all filters precede them. */
export const resultsId = "results";

/** The address of the catalogue with one category chosen, at its filters. */
export function addressOfCategory(category: string): string {
  return `${sitePages.product.path}?${new URLSearchParams({ category })}#${toolsId}`;
}

/**
 * Reads a state from the query of an address. Parameters and values that do not exist are ignored, and of several
 * values for one choice all but the first.
 */
export function readState(search: string, { facets, orders }: AddressChoices): CatalogueState {
  const asked = new URLSearchParams(search);
  const chosen = facets.flatMap(({ id, values, choice }) => {
    const ids = values.map((value) => value.id).filter((value) => asked.getAll(id).includes(value));
    return ids.length > 0 ? [[id, choice === "one" ? ids.slice(0, 1) : ids]] : [];
  });
  const shown = Number(asked.get("shown"));
  return {
    query: cleanQuery(asked.get("q") ?? ""),
    chosen: Object.fromEntries(chosen) as Chosen,
    sort: sortOrders(orders).find((order) => order === asked.get("sort")) ?? initialState.sort,
    view: views.find((view) => view === asked.get("view")) ?? initialState.view,
    shown: shown > portion && shown % portion === 0 ? shown : portion,
  };
}

function cleanQuery(query: string): string {
  const letters = [...query.replaceAll(/\s+/g, " ").trim()];
  return letters.slice(0, longestQuery).join("").trim();
}
