import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { comparisonAddress, readComparison, type Comparison } from "../../compare/comparison-address.ts";
import { keepForComparison } from "../../compare/comparison-kept.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ComparePageContent } from "./page.ts";

/**
 * What the address asks to compare, and the way to change it. Every change is an entry of the history. Whoever opens an address
 * that was shared keeps the products chosen before, until something is changed here.
 * @param serverSearch the query with which the server rendered the page
 */
export function useComparison({ products, aliases }: ComparePageContent, serverSearch: string) {
  const location = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // What was asked for is shown at once; the address follows when the navigation is through.
  const [asked, setAsked] = useState<{ search: string; from: string }>();
  const passed = asked !== undefined && asked.from !== location.key;
  if (passed) setAsked(undefined);
  const arrived = hydrated ? location.search : serverSearch;
  const search = asked && !passed ? asked.search : arrived;
  const { leftOut, ...comparison } = useMemo(() => {
    const known = new Set(products.map(({ id }) => id));
    return readComparison(search, (name) => (known.has(name) ? name : aliases[name]));
  }, [search, products, aliases]);

  const names = comparison.items.join();
  const opened = useRef(names);
  useEffect(() => {
    if (opened.current === names) return;
    opened.current = names;
    keepForComparison(names === "" ? [] : names.split(","));
  }, [names]);

  function show(next: Comparison): void {
    const address = comparisonAddress(next);
    setAsked({ search: address.replace(/^[^?]*/, ""), from: location.key });
    void navigate(address, { preventScrollReset: true });
  }

  return { comparison, leftOut, hydrated, show };
}
