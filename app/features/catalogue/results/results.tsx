import { memo, useMemo, useRef, useState, useEffect, type RefObject, startTransition } from "react";
import { type To, Link } from "react-router";
import type { Answer, Demand } from "#app/features/search/index.ts";
import { askedOfProduct } from "./asked.ts";
import type { CatalogueItem } from "#content/schema/facet.ts";
import { type CatalogueState, portion } from "../address.ts";
import { ProductEntry, entryNotes } from "./product-entry.tsx";
import { CategoryList, shownAtFirst } from "./category-sections.tsx";
import type { ExplorerContent, CatalogueCategory } from "../build-explorer.ts";
import { NoResults, type FoundPage } from "./no-results.tsx";
import { ResultTable } from "./result-table.tsx";
import { sampleMarkNote } from "#app/ui/sample-note.tsx";
import { hasSamples, shownColumns } from "./table-figures.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";

interface ResultsProps {
  content: ExplorerContent;
  shown: readonly CatalogueItem[];
  state: CatalogueState;
  /** Identifies the search and filters that produced the results. */
  choice: string;
  /** What the search asks for. */
  demands: readonly Demand[];
  /** The products that the search has found, by id. */
  matches: ReadonlyMap<string, Answer["products"][number]>;
  /** The figures that the chosen filters and words are about. */
  figures: readonly string[];
  /** The index of the first product that matches only part of the search; -1 if all match it. */
  parts: number;
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
  const { content, shown, state, choice, demands, matches, figures, parts, answered, pages, whole, hrefOf } = props;
  const { categories, columns, table } = content;
  const list = useRef<HTMLDivElement>(null);
  const { category: chosen } = state.chosen;
  const cards = useMemo(() => cardsByProduct(categories, chosen, matches), [categories, chosen, matches]);
  const atFirst = useMemo(() => shownAtFirst(categories), [categories]);
  const { most, end } = useIncrementalList(choice, shown.length);
  const products = shown.slice(0, Math.min(state.shown, most)).flatMap(({ id }) => cards.get(id) ?? []);
  const byCategory = whole && state.sort === "listing" && state.view === "cards";
  const [keepsCategories, keepCategories] = useState(byCategory);
  if (byCategory && !keepsCategories) keepCategories(true);
  const inTable = state.view === "table";
  const askedOf = (productId: string) =>
    askedOfProduct(demands, matches.get(productId) ?? { degrees: [] }, table[productId] ?? {}, columns, figures);
  const entryOf = (card: ProductCardContent) => (
    <li key={card.productId}>
      <ProductEntry product={card} asked={askedOf(card.productId)} />
    </li>
  );
  const [first, rest] = parts > 0 ? [products.slice(0, parts), products.slice(parts)] : [products, []];
  const askedColumns = [...demands.flatMap(({ figure }) => figure?.id ?? []), ...figures];
  const shownInTable = inTable ? shownColumns(products, columns, table, askedColumns) : [];
  const tableNotes = inTable && hasSamples(products, shownInTable, columns, table) ? [sampleMarkNote] : [];
  const notes = inTable
    ? tableNotes
    : entryNotes(byCategory ? atFirst.flatMap((category) => category.cards) : products, askedOf).filter(
        // Each category has its own.
        (note) => !byCategory || note !== sampleMarkNote,
      );
  return (
    <>
      {keepsCategories && <CategoryList categories={atFirst} hrefOf={hrefOf} shown={byCategory} />}
      {products.length === 0 && <NoResults {...{ state, answered, pages, hrefOf, categories }} />}
      {!byCategory && products.length > 0 && (
        <>
          <div ref={list}>
            {inTable ? (
              <ResultTable products={products} shown={shownInTable} columns={columns} table={table} askedOf={askedOf} />
            ) : (
              <>
                <ul className="catalogue__products">{first.map(entryOf)}</ul>
                {rest.length > 0 && (
                  <>
                    <p className="catalogue__part">These match some of it</p>
                    <ul className="catalogue__products">{rest.map(entryOf)}</ul>
                  </>
                )}
              </>
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

/**
 * The card of each product. A product in several categories is shown as in the first chosen one, so that a visitor
 * who is looking at ceilings stays among them; without a choice, as the search names it, or as in its first category.
 */
export function cardsByProduct(
  categories: readonly Pick<CatalogueCategory, "id" | "cards">[],
  chosen: readonly string[] = [],
  matches: ReadonlyMap<string, Pick<Answer["products"][number], "path">> = new Map(),
): Map<string, ProductCardContent> {
  const isChosen = ({ id }: Pick<CatalogueCategory, "id">) => chosen.includes(id);
  const inOrder = [...categories.filter(isChosen), ...categories.filter((category) => !isChosen(category))];
  // For duplicate keys, a map keeps the last value.
  const cards = inOrder.flatMap((category) => category.cards).toReversed();
  const named = chosen.length > 0 ? [] : cards.filter(({ productId, path }) => matches.get(productId)?.path === path);
  return new Map([...cards, ...named].map((card) => [card.productId, card]));
}

interface ShowMoreProps {
  total: number;
  shown: number;
  hrefOf: (changes: Partial<CatalogueState>) => To;
  /** The container of the products, each an article or a row. */
  list: RefObject<HTMLElement | null>;
}

/** Shows more of a long list, a portion at a time, and moves focus to the first new product. */
function ShowMore({ total, shown, hrefOf, list }: ShowMoreProps) {
  const followedAt = useRef<number>(undefined);
  useEffect(() => {
    const before = followedAt.current;
    if (before === undefined || before >= shown) return;
    followedAt.current = undefined;
    list.current?.querySelectorAll<HTMLElement>("article h3 a, tbody th a")[before]?.focus();
  }, [shown, list]);
  if (shown >= total) return null;
  return (
    <Link
      className="show-more action-link action-link--line"
      to={hrefOf({ shown: shown + portion })}
      preventScrollReset
      onClick={() => (followedAt.current = shown)}
    >
      <span>{`Show ${Math.min(portion, total - shown)} more of ${total}`}</span>
    </Link>
  );
}

/**
 * Enough to fill a laptop's screen. Rendering an entry costs about as much as everything else that a keystroke
 * triggers.
 */
const drawnAtOnce = 6;

/**
 * How long the choice must be unchanged before entries below the screen are rendered. The pause is longer than any
 * between two letters, even with a space between them: unmounting those entries would make the next letter slow.
 */
const restMs = 1500;

/** How far below the screen the end of the list may be before more of it is rendered. */
const marginPx = 100;

/**
 * How much of a list is rendered: all of it when the page opens, and after a change only a little at a time, until
 * the screen is full or the visitor pauses. So typing never waits for entries off screen.
 * @param choice identifies the search and filters
 * @param total the number of products
 * @returns the maximum number of products to render, and the element after the last of them
 */
function useIncrementalList(choice: string, total: number) {
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ choice, most: Number.POSITIVE_INFINITY });
  const most = drawn.choice === choice ? drawn.most : drawnAtOnce;
  // The end of a short list stays on screen, and would request more again and again.
  const isWhole = most >= total;

  useEffect(() => {
    if (isWhole) return undefined;
    const draw = (next: number) => startTransition(() => setDrawn({ choice, most: next }));
    const timer = setTimeout(draw, restMs, Number.POSITIVE_INFINITY);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(most + drawnAtOnce), {
      rootMargin: `${marginPx}px`,
    });
    if (end.current) observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWhole, most, choice]);

  return { most, end };
}
