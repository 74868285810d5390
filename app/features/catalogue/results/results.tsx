import { memo, useMemo, useRef } from "react";
import type { To } from "react-router";
import type { CatalogueItem } from "#content/schema/facet.ts";
import type { CatalogueState } from "../address.ts";
import { ProductEntry } from "./product-entry.tsx";
import { CategorySections } from "./category-sections.tsx";
import type { ExplorerContent } from "../explorer-content.ts";
import { NoResults } from "./no-results.tsx";
import { ResultTable } from "./result-table.tsx";
import { sampleNote } from "#app/ui/products/card-content.ts";
import { entryNotes } from "./shown-figures.ts";
import { showsSamples, shownColumns } from "./table-figures.ts";
import { ShowMore } from "./show-more.tsx";
import { shownAtFirst } from "./shown-at-first.ts";

interface ResultsProps {
  content: ExplorerContent;
  shown: readonly CatalogueItem[];
  state: CatalogueState;
  /** Whether the query has results without the filters. */
  answered: boolean;
  /** Without a query or filters the whole catalogue is shown by category. */
  whole: boolean;
  hrefOf: (changes: Partial<CatalogueState>) => To;
}

/** The resulting products: by category, as cards in one list, or as a table. */
export const Results = memo(function Results(props: ResultsProps) {
  const { content, shown, state, answered, whole, hrefOf } = props;
  const { categories, columns, table } = content;
  const list = useRef<HTMLDivElement>(null);
  // A product in two categories is shown as in its first.
  const cards = useMemo(
    () =>
      new Map(
        categories
          .flatMap((category) => category.cards)
          .toReversed()
          .map((card) => [card.productId, card]),
      ),
    [categories],
  );
  const atFirst = useMemo(() => shownAtFirst(categories), [categories]);
  const products = shown.slice(0, state.shown).flatMap(({ id }) => cards.get(id) ?? []);
  const byCategory = whole && state.sort === "listing" && state.view === "cards";
  if (products.length === 0)
    return <NoResults state={state} answered={answered} hrefOf={hrefOf} categories={categories} />;
  const inTable = state.view === "table";
  const shownInTable = inTable ? shownColumns(products, columns, table) : [];
  const tableNotes = inTable && showsSamples(products, shownInTable, columns, table) ? [sampleNote] : [];
  const notes = inTable
    ? tableNotes
    : entryNotes(byCategory ? atFirst.flatMap((category) => category.cards) : products);
  return (
    <>
      <div ref={list}>
        {inTable ? (
          <ResultTable products={products} shown={shownInTable} columns={columns} table={table} />
        ) : byCategory ? (
          <CategorySections categories={atFirst} hrefOf={hrefOf} />
        ) : (
          <ul className="catalogue__products">
            {products.map((card) => (
              <li key={card.productId}>
                <ProductEntry product={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {!byCategory && <ShowMore total={shown.length} shown={state.shown} hrefOf={hrefOf} list={list} />}
      {notes.length > 0 && <p className="catalogue__notes caption quiet">{notes.join(" ")}</p>}
    </>
  );
});
