import { sitePages } from "#content/page-registry.ts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { initialState, printState, readState, type AddressChoices, type CatalogueState } from "./address.ts";
import { useOptimisticSearch } from "#app/features/search/index.ts";

const pathname = sitePages.product.path;

/**
 * The state of the catalogue page, which is kept in the address, and the functions that change it. Every change adds a history
 * entry; words typed in one go share an entry.
 * @param serverSearch the query with which the server rendered the page
 */
export function useCatalogueState(choices: AddressChoices, serverSearch: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { search, pending, show: showAddress } = useOptimisticSearch(serverSearch);
  const state = useMemo(() => readState(search, choices), [search, choices]);
  const typed = (location.state as { typed?: boolean } | null)?.typed === true;
  const type = useNavigationType();
  /** True while the query is being typed, and not after Back or Forward. */
  const byTyping = type !== "POP" && typed;
  /** The same, known as soon as an entry is made: rendering it can take longer than the next keystroke. */
  const entry = useRef({ key: location.key, typed: byTyping });
  useEffect(() => {
    entry.current = { key: location.key, typed: byTyping };
  }, [location.key, byTyping]);
  /** True if the visitor changed the state on this page, and not by Back, Forward or a link to a fragment. */
  const askedHere = pending || (type !== "POP" && !location.hash);

  // After any other change, the list starts again with its first products.
  const addressOf = useCallback(
    (changes: Partial<CatalogueState>) => ({
      pathname,
      search: printState({ ...state, shown: initialState.shown, ...changes }, choices),
    }),
    [state, choices],
  );
  const show = useCallback(
    (changes: Partial<CatalogueState>) => {
      showAddress(pathname + addressOf(changes).search);
    },
    [addressOf, showAddress],
  );
  const showTyped = (query: string) => {
    const replace = entry.current.typed;
    entry.current.typed = true;
    void navigate(addressOf({ query }), { preventScrollReset: true, replace, state: { typed: true } });
  };

  /** The query string that decides which products are found, however many of them are shown. */
  const choice = addressOf({}).search;

  return { state, choice, askedHere, entry: `${location.key}${search}`, byTyping, addressOf, show, showTyped };
}
