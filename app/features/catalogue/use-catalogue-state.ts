import { sitePages } from "#content/page-registry.ts";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { Facet } from "#content/schema/facet.ts";
import { initialState, printState, readState, type CatalogueState } from "./address.ts";
import { useAskedSearch } from "#app/features/search/index.ts";

const pathname = sitePages.product.path;

/**
 * What the visitor has asked of the catalogue, which stands in the address, and the ways to change it. Every change is an entry
 * of the history; words that are being typed share one.
 * @param serverSearch the query with which the server rendered the page
 */
export function useCatalogueState(facets: readonly Facet[], serverSearch: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { search, waiting, show: showAddress } = useAskedSearch(serverSearch);
  const state = useMemo(() => readState(search, facets).state, [search, facets]);
  const typed = (location.state as { typed?: boolean } | null)?.typed === true;
  const type = useNavigationType();
  /** The words were typed into what is shown now, not gone back to. */
  const byTyping = type !== "POP" && typed;
  /** It was asked for here: not gone back to, and no link to a place of the page led to it. */
  const askedHere = waiting || (type !== "POP" && !location.hash);

  // Whatever else changes, the list begins anew with its first products.
  const addressOf = useCallback(
    (changes: Partial<CatalogueState>) => ({
      pathname,
      search: printState({ ...state, shown: initialState.shown, ...changes }, facets),
    }),
    [state, facets],
  );
  const show = useCallback(
    (changes: Partial<CatalogueState>) => {
      showAddress(pathname + addressOf(changes).search);
    },
    [addressOf, showAddress],
  );
  const showTyped = (query: string) =>
    void navigate(addressOf({ query }), { preventScrollReset: true, replace: byTyping, state: { typed: true } });

  /** The products are the same wherever this is, however many of them are shown. */
  const choice = addressOf({}).search;

  return { state, choice, askedHere, entry: `${location.key}${search}`, byTyping, addressOf, show, showTyped };
}
