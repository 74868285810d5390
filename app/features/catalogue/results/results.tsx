import { memo, useMemo, useRef, useState } from "react";
import type { To } from "react-router";
import type { CatalogueItem } from "#content/schema/facet.ts";
import type { CatalogueState } from "../address.ts";
import { cardsByProduct } from "./cards-by-product.ts";
import { ProductEntry } from "./product-entry.tsx";
import { KeptCategorySections } from "./category-sections.tsx";
import type { ExplorerContent } from "../explorer-content.ts";
import { NoResults, type FoundPage } from "./no-results.tsx";
import { ResultTable } from "./result-table.tsx";
import { sampleNote } from "#app/ui/products/card-content.ts";
import { entryNotes } from "./shown-figures.ts";
import { showsSamples, shownColumns } from "./table-figures.ts";
import { ShowMore } from "./show-more.tsx";
import { shownAtFirst } from "./shown-at-first.ts";
import { useIncrementalList } from "./use-incremental-list.ts";

interface ResultsProps {
  content: ExplorerContent;
  shown: readonly CatalogueItem[];
  state: CatalogueState;
  /** Identifies the search and filters that produced the results. */
  choice: string;
  /** Whether the query has results without the filters. */
  answered: boolean;
  /** Pages that answer the query. */
  pages: readonly FoundPage[];
  /** Without a query or filters the whole catalogue is shown by category. */
  whole: boolean;
  hrefOf: (changes: Partial<CatalogueState>) => To;
}

/** The matching products: by category, as cards in one list, or as a table. */
export const Results = memo(function Results(props: ResultsProps) {
  const { content, shown, state, choice, answered, pages, whole, hrefOf } = props;
  const { categories, columns, table } = content;
  const list = useRef<HTMLDivElement>(null);
  const { category: chosen } = state.chosen;
  const cards = useMemo(() => cardsByProduct(categories, chosen), [categories, chosen]);
  const atFirst = useMemo(() => shownAtFirst(categories), [categories]);
  const { most, end } = useIncrementalList(choice, shown.length);
  const products = shown.slice(0, Math.min(state.shown, most)).flatMap(({ id }) => cards.get(id) ?? []);
  const byCategory = whole && state.sort === "listing" && state.view === "cards";
  const [keepsCategories, keepCategories] = useState(byCategory);
  if (byCategory && !keepsCategories) keepCategories(true);
  const inTable = state.view === "table";
  const shownInTable = inTable ? shownColumns(products, columns, table) : [];
  const tableNotes = inTable && showsSamples(products, shownInTable, columns, table) ? [sampleNote] : [];
  const notes = inTable
    ? tableNotes
    : entryNotes(byCategory ? atFirst.flatMap((category) => category.cards) : products);
  return (
    <>
      {keepsCategories && <KeptCategorySections categories={atFirst} hrefOf={hrefOf} shown={byCategory} />}
      {products.length === 0 && <NoResults {...{ state, answered, pages, hrefOf, categories }} />}
      {!byCategory && products.length > 0 && (
        <>
          <div ref={list}>
            {inTable ? (
              <ResultTable products={products} shown={shownInTable} columns={columns} table={table} />
            ) : (
              <ul className="catalogue__products">
                {products.map((card) => (
                  <li key={card.productId}>
                    <ProductEntry product={card} />
                  </li>
                ))}
              </ul>
            )}
            <div ref={end} />
          </div>
          <ShowMore total={shown.length} shown={state.shown} hrefOf={hrefOf} list={list} />
        </>
      )}
      {notes.length > 0 && <p className="catalogue__notes caption quiet">{notes.join(" ")}</p>}
    </>
  );
});
