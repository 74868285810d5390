import { useEffect, useMemo, useRef } from "react";
import { comparisonAddress, readComparison, type Comparison, storeComparison } from "#app/features/compare/index.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useOptimisticSearch } from "#app/features/search/index.ts";
import type { ComparePageContent } from "../build-compare-page.ts";

/**
 * The comparison in the address, and a function that changes it. Every change adds a history entry. Opening a
 * shared address keeps the visitor's own selection until something is changed on the page.
 * @param serverSearch the query with which the server rendered the page
 */
export function useComparison({ products, aliases }: ComparePageContent, serverSearch: string) {
  const hydrated = useHydrated();
  const { search, show } = useOptimisticSearch(serverSearch);
  const { leftOut, ...comparison } = useMemo(() => {
    const known = new Set(products.map(({ id }) => id));
    return readComparison(search, (name) => (known.has(name) ? name : aliases[name]));
  }, [search, products, aliases]);

  const names = comparison.items.join();
  const opened = useRef(names);
  useEffect(() => {
    if (opened.current === names) return;
    opened.current = names;
    storeComparison(names === "" ? [] : names.split(","));
  }, [names]);

  return { comparison, leftOut, hydrated, show: (next: Comparison) => show(comparisonAddress(next)) };
}
