import { useMemo } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { Facet } from "#content/schema/facet.ts";
import { printState, readState, type CatalogueState } from "../../catalogue/address.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const pathname = "/product";

/**
 * What the visitor has asked of the catalogue, which stands in the address, and the ways to change it. Every change is an entry
 * of the history; words that are being typed share one.
 * @param serverSearch the query with which the server rendered the page
 */
export function useCatalogueState(facets: readonly Facet[], serverSearch: string) {
  const location = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const search = hydrated ? location.search : serverSearch;
  const state = useMemo(() => readState(search, facets).state, [search, facets]);
  const typed = (location.state as { typed?: boolean } | null)?.typed === true;
  /** The words were typed into what is shown now, not gone back to. */
  const byTyping = useNavigationType() !== "POP" && typed;

  const addressOf = (changes: Partial<CatalogueState>) => ({
    pathname,
    search: printState({ ...state, ...changes }, facets),
  });
  // At once: a box that is ticked stays ticked.
  const show = (changes: Partial<CatalogueState>) =>
    void navigate(addressOf(changes), { preventScrollReset: true, flushSync: true });
  const showTyped = (query: string) =>
    void navigate(addressOf({ query }), { preventScrollReset: true, replace: byTyping, state: { typed: true } });

  return { state, entry: `${location.key}${search}`, byTyping, addressOf, show, showTyped };
}
