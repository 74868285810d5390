import type { To } from "react-router";
import type { CatalogueItem } from "#content/schema/facet.ts";
import type { CatalogueState } from "../../catalogue/address.ts";
import { CatalogueEntry } from "./catalogue-entry.tsx";
import { CategorySections } from "./category-sections.tsx";
import type { ExplorerContent } from "./explorer-content.ts";
import { NoResults } from "./no-results.tsx";
import { ResultTable } from "./result-table.tsx";

interface ResultsProps {
  content: ExplorerContent;
  shown: readonly CatalogueItem[];
  state: CatalogueState;
  /** Without the filters the words are answered. */
  answered: boolean;
  /** Nothing has been asked: the whole catalogue is shown by category. */
  whole: boolean;
  hrefOf: (changes: Partial<CatalogueState>) => To;
}

/** The products that were asked for: by category, as cards in one list, or as a table. */
export function Results({ content, shown, state, answered, whole, hrefOf }: ResultsProps) {
  const { categories, notes } = content;
  // A product that stands in two categories is shown as in its first.
  const cards = new Map(
    categories
      .flatMap((category) => category.cards)
      .toReversed()
      .map((card) => [card.productId, card]),
  );
  const products = shown.flatMap(({ id }) => cards.get(id) ?? []);
  if (products.length === 0)
    return <NoResults state={state} answered={answered} hrefOf={hrefOf} categories={categories} />;
  return (
    <>
      {state.view === "table" ? (
        <ResultTable products={products} columns={content.columns} table={content.table} />
      ) : whole && state.sort === "listing" ? (
        <CategorySections categories={categories} />
      ) : (
        <ul className="catalogue__products">
          {products.map((card) => (
            <li key={card.productId}>
              <CatalogueEntry card={card} />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className="catalogue__notes caption quiet">{notes.join(" ")}</p>}
    </>
  );
}
