import { useMemo } from "react";
import type { CatalogueItem } from "#content/schema/facet.ts";
import { useSearcher, type FoundDocument } from "#app/features/search/index.ts";
import type { FoundAtServer } from "./build-explorer.ts";

/** How many pages are suggested when no product matches. */
const mostPages = 2;

/** A constant, because a new value would re-render the list as soon as the search is ready. */
const noPages: readonly FoundDocument[] = [];

/**
 * The products that match the words, best first; all of them without words, or while the search is not available.
 * If none match, also the pages that match.
 * @param touched the visitor is about to type, so the search is loaded
 */
export function useFoundItems(
  all: readonly CatalogueItem[],
  query: string,
  touched: boolean,
  atServer: FoundAtServer | undefined,
) {
  const { searcher, failed, retry } = useSearcher(touched || query !== "");
  const byId = useMemo(() => new Map(all.map((item) => [item.id, item])), [all]);
  const answer = useMemo(
    () =>
      query === "" ? undefined : (searcher?.products(query) ?? (atServer?.query === query ? atServer : undefined)),
    [query, searcher, atServer],
  );
  const items = useMemo(() => {
    if (query === "") return all;
    return answer?.products.flatMap(({ id }) => byId.get(id) ?? []);
  }, [all, byId, query, answer]);
  const pages = useMemo(
    () => (items?.length === 0 && searcher ? searcher.pages(query).slice(0, mostPages) : noPages),
    [items, searcher, query],
  );
  const missing = items === undefined;
  return { items: items ?? all, answer, pages, waiting: missing && !failed, failed: missing && failed, retry };
}
