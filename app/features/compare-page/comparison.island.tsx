import { type CSSProperties, useEffect, useRef, useState, useMemo } from "react";
import {
  withoutProduct,
  withProduct,
  comparisonAddress,
  type Comparison,
  mostCompared,
  readComparison,
  storeComparison,
} from "#app/features/compare/index.ts";
import { allowOfflineUse } from "#app/features/offline/index.ts";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { formatLongDate } from "#app/ui/long-date.ts";
import { absoluteUrl, visitedUrl } from "#app/seo/site-origin.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useOptimisticSearch } from "#app/features/search/index.ts";
import { comparisonGroups, fireClassRow, onlyDifferences } from "./comparison/comparison-rows.ts";
import { AddProduct } from "./adding/add-product.tsx";
import { ComparisonBar } from "./comparison-bar.tsx";
import { ComparisonTable } from "./table/comparison-table.tsx";
import { EmptyComparison } from "./empty-comparison.tsx";
import { MarksNote } from "./table/marks-note.tsx";
import type { ComparableProduct, ComparePageContent } from "./build-compare-page.ts";
import { printedLines } from "./table/printed-lines.ts";

interface ComparisonViewProps {
  page: ComparePageContent;
  serverSearch: string;
}

/** The products in the address, side by side; if there are none, how to choose some. */
export function ComparisonView({ page, serverSearch }: ComparisonViewProps) {
  const { comparison, leftOut, hydrated, show } = useComparison(page, serverSearch);
  useEffect(allowOfflineUse, []);
  const products = comparison.items.flatMap((id) => productOnPage(page, id) ?? []);
  const figures = products.map((product) => product.figures);
  const requests = new Set<string>(products.flatMap(({ onRequest }) => onRequest.map(({ ask }) => ask)));
  const all = comparisonGroups(page.quantities, figures, new Set(requests.has(fireClassRow) ? [fireClassRow] : []));
  const groups = comparison.onlyDifferences && products.length > 1 ? onlyDifferences(all) : all;
  const [announcement, setAnnouncement] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  /** The element to focus if the change removes the control that was used. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (next.current && lost) frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when a column was added or removed
  }, [comparison.items.length]);

  function add(id: string) {
    const after = withProduct(comparison, id);
    next.current = after.items.length === mostCompared ? "[data-status]" : `[data-remove="${id}"]`;
    show(after);
    setAnnouncement(`${nameOf(id)} added`);
  }
  function remove(id: string) {
    const place = comparison.items.indexOf(id);
    const neighbour = comparison.items[place + 1] ?? comparison.items[place - 1];
    next.current = neighbour ? `[data-remove="${neighbour}"]` : "h2";
    show(withoutProduct(comparison, id));
    setAnnouncement(`${nameOf(id)} removed`);
  }
  const nameOf = (id: string) => productOnPage(page, id)?.name ?? id;

  const lines = printedLines(
    groups,
    products.map(({ onRequest }) => onRequest),
  );
  const style = { "--products": products.length, "--printed-lines": lines } as CSSProperties;

  return (
    <div ref={frame} className="compare wrap" data-products={products.length} style={style}>
      <LeftOut {...leftOut} nameOf={nameOf} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {products.length === 0 ? (
        <EmptyComparison page={page} add={hydrated ? add : undefined} />
      ) : (
        <>
          <PrintHead page={page} comparison={comparison} hydrated={hydrated} />
          <ComparisonBar comparison={comparison} products={products} all={all} groups={groups} show={show} />
          <div className="compare__row">
            {products.length < mostCompared && (
              <AddProduct page={page} comparison={comparison} hydrated={hydrated} add={add} />
            )}
            <TermHints terms={page.terms}>
              <ComparisonTable comparison={comparison} products={products} groups={groups} remove={remove} />
            </TermHints>
          </div>
          <MarksNote {...page.words.marks} groups={groups} />
        </>
      )}
    </div>
  );
}

/** A product by its own page, or as another page shows it. */
function productOnPage({ products, aliases }: ComparePageContent, id: string): ComparableProduct | undefined {
  const alias = aliases[id];
  const product = products.find((each) => each.id === (alias?.product ?? id));
  return alias?.name && product ? { ...product, id, path: `/${id}`, name: alias.name } : product;
}

interface PrintHeadProps {
  page: ComparePageContent;
  comparison: Comparison;
  hydrated: boolean;
}

/** The heading of the comparison in print: who made it, when, and its address. */
function PrintHead({ page, comparison, hydrated }: PrintHeadProps) {
  const { name, contact } = page.company;
  const [date] = useState(() => formatLongDate());
  const address = comparisonAddress(comparison);
  return (
    <header className="compare-print-head">
      <p className="compare-print-head__title">Comparison</p>
      <p>
        <strong>{name}</strong> · {contact}
      </p>
      <p>
        {/* A prerendered page knows neither the date nor where it is read. */}
        {hydrated ? `${date} · ${visitedUrl(address)}` : absoluteUrl(address)}
      </p>
    </header>
  );
}

interface LeftOutProps {
  unknown: readonly string[];
  surplus: readonly string[];
  nameOf: (id: string) => string;
}

/**
 * Says which products of the address are not shown. Unknown names are not repeated, because anyone can write an
 * address.
 */
function LeftOut({ unknown, surplus, nameOf }: LeftOutProps) {
  const sentences = [
    unknown.length === 1 && "One product in this link is not in the catalogue and was left out.",
    unknown.length > 1 && `${unknown.length} products in this link are not in the catalogue and were left out.`,
    surplus.length > 0 && `You can compare up to four products. Left out: ${surplus.map(nameOf).join(", ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="compare__left-out">{sentences.join(" ")}</p>;
}

/**
 * The comparison in the address, and a function that changes it. Every change adds a history entry. Opening a
 * shared address keeps the visitor's own selection until something is changed on the page.
 * @param serverSearch the query that the server rendered the page with
 */
function useComparison({ products, aliases }: ComparePageContent, serverSearch: string) {
  const hydrated = useHydrated();
  const { search, show } = useOptimisticSearch(serverSearch);
  const { leftOut, ...comparison } = useMemo(() => {
    const known = new Set(products.map(({ id }) => id));
    return readComparison(search, (name) => {
      const alias = aliases[name];
      return known.has(name) || alias?.name ? name : alias?.product;
    });
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

export default island("comparison", withAddress(ComparisonView), { followsAddress: true, storedUnder: "comparison" });
