import { sitePages } from "#content/page-registry.ts";
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigationType, type Location } from "react-router";
import { initialState, stateToQuery, readState, type AddressChoices, type CatalogueState } from "./address.ts";
import { useOptimisticSearch } from "#app/features/search/index.ts";

const pathname = sitePages.product.path;

/**
 * How long typing must pause before the address is updated. Browsers limit how often it may change, and each
 * change costs Chromium as much as a search among 600 products.
 */
const addressDelayMs = 500;

/** The current search words, and where they were typed. They are discarded at the next history navigation. */
interface TypedWords {
  entry: Location;
  query: string;
}

/**
 * The state of the catalogue page, which is kept in the address, and the functions that change it. Every change
 * adds a history entry; words typed without a pause share an entry, and are searched for before they are in the
 * address.
 * @param serverSearch the query that the server rendered the page with
 */
export function useCatalogueState(choices: AddressChoices, serverSearch: string) {
  // A new object for every history navigation, including back to a known entry.
  const entry = useLocation();
  const navigate = useNavigate();
  const { search: asked, pending, show: showAddress } = useOptimisticSearch(serverSearch);
  const [typed, setTyped] = useState<TypedWords>();
  const typedQuery = typed?.entry === entry ? typed.query : undefined;
  const search = useMemo(() => withQuery(asked, typedQuery, choices), [asked, typedQuery, choices]);
  const state = useMemo(() => readState(search, choices), [search, choices]);
  const type = useNavigationType();
  /** True if typing made the entry, and not Back or Forward. */
  const byTyping = type !== "POP" && (entry.state as { typed?: boolean } | null)?.typed === true;
  const isAhead = search !== asked;
  /** True if the visitor changed the state on this page, and not by Back, Forward or a fragment link. */
  const askedHere = pending || isAhead || (type !== "POP" && !entry.hash);

  const keepTyped = useEffectEvent((kept: string) => {
    void navigate({ pathname, search: kept }, { preventScrollReset: true, replace: byTyping, state: { typed: true } });
  });
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(keep, addressDelayMs);
    // A link that is followed at once adds an entry after this one.
    addEventListener("click", keep, { capture: true });
    function stop() {
      clearTimeout(timer);
      removeEventListener("click", keep, { capture: true });
    }
    function keep() {
      stop();
      keepTyped(search);
    }
    return stop;
  }, [isAhead, search]);

  const addressOf = useCallback(
    (changes: Partial<CatalogueState>) => ({
      pathname,
      search: changedQuery(state, changes, choices),
    }),
    [state, choices],
  );
  const show = useCallback(
    (changes: Partial<CatalogueState>) => {
      showAddress(pathname + addressOf(changes).search);
    },
    [addressOf, showAddress],
  );
  const showTyped = (words: TypedWords) => startTransition(() => setTyped(words));

  /** True if the query was typed, and does not come from Back, Forward or a link. */
  const isTyped = typedQuery !== undefined || byTyping;

  /** The query string that determines the matching products, regardless of how many are shown. */
  const choice = addressOf({}).search;

  return { state, choice, askedHere, entry, isTyped, addressOf, show, showTyped };
}

/** A query string with other search words. */
function withQuery(search: string, query: string | undefined, choices: AddressChoices): string {
  return query === undefined ? search : changedQuery(readState(search, choices), { query }, choices);
}

/**
 * The query string after some changes. Unless more products are requested, the list is reset to its first portion.
 */
function changedQuery(state: CatalogueState, changes: Partial<CatalogueState>, choices: AddressChoices): string {
  return stateToQuery({ ...state, shown: initialState.shown, ...changes }, choices);
}
