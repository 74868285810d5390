import type { Card, Catalogue, Figure, Product } from "#content/schema/resolved.ts";
import { listedWidthPx, pictureForWidth } from "#app/ui/pictures/picture-files.ts";
import { cardContent } from "#app/ui/products/card-content.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import { openIndex, serialiseIndex, type Answer, type SearchIndex, answer } from "#app/features/search/engine/index.ts";
import type { SearchDocument, SearchedFigure, SearchedFinish } from "#content/schema/search.ts";

/** A figure that the table can show for every product. */
export interface TableColumn {
  id: string;
  label: string;
  /** The glossary entry that explains it. */
  termId?: string | undefined;
  /** What a search calls it, in words that mean no other figure. */
  names?: readonly string[];
  /** The table has it only while a query asks for it. */
  onlyIfAsked?: true | undefined;
}

/** A figure in the table. */
export interface TableValue {
  printed: string;
  sample?: boolean | undefined;
}

/** What the server found for the words in an address. */
export interface FoundAtServer extends Answer {
  query: string;
}

/** The documents in the index. */
interface SearchContent {
  documents: readonly SearchDocument[];
  figures: readonly SearchedFigure[];
  finishes: readonly SearchedFinish[];
}

let index: SearchIndex | undefined;

/** The products that match a query, for visitors without JavaScript. The index is built when it is first needed. */
export function findAtServer(query: string, content: () => SearchContent): FoundAtServer {
  if (!index) {
    const { documents, figures, finishes } = content();
    index = openIndex(serialiseIndex(documents, figures, finishes));
  }
  return { query, ...answer(index, query) };
}

/** The most device pixels for each pixel of the page. */
const densest = 3;

/** Selects the data of the catalogue page. Loaders only. */
export function explorerContent(catalogue: Catalogue) {
  const { categories, products, facets, orders, items, glossary } = catalogue;
  const columns = tableColumns(catalogue);
  const listed = categories.map(({ id, title, path, count, cards }) => ({
    id,
    title,
    path,
    count,
    cards: cards.map(entryContent),
  }));
  const figuresOnCards = new Map(
    categories.flatMap(({ cards }) => cards.map(({ product, figures }) => [product.id, figures] as const)),
  );
  const rows = products.map((product) => [product.id, row(product, columns, figuresOnCards.get(product.id))] as const);
  const usual = columns.filter(({ onlyIfAsked }) => !onlyIfAsked);
  return {
    categories: listed,
    facets,
    orders,
    items,
    columns: columns.map(({ keys: _keys, ...column }): TableColumn => column),
    /** For each product, its figures by column identifier. */
    table: Object.fromEntries(rows),
    /** The glossary terms in the filters, and in the columns that the table has without a search. */
    terms: pageTerms(glossary, {
      ids: columns.map(({ termId }) => termId),
      texts: [
        ...facets.map(({ explanation }) => explanation),
        ...rows.flatMap(([, values]) => usual.flatMap(({ id }) => values[id]?.printed ?? [])),
      ],
    }),
  };
}

/** Everything that the catalogue needs to search, filter, sort and show its products. */
export type ExplorerContent = ReturnType<typeof explorerContent>;

export type CatalogueCategory = ExplorerContent["categories"][number];

/** A card with a small list picture. */
function entryContent(card: Card): ProductCardContent {
  const content = cardContent(card);
  return content.picture
    ? { ...content, picture: pictureForWidth(content.picture, densest * listedWidthPx(content.picture)) }
    : content;
}

interface Column extends TableColumn {
  /** The figures that a column may show; a product has one of them. */
  keys: string[];
}

function tableColumns({ columns, figures, searchedFigures, facets }: Catalogue): Column[] {
  const searched = new Set([
    ...searchedFigures.map(({ id, saidIn = id }) => saidIn),
    ...facets.flatMap(({ figure = [] }) => figure),
  ]);
  // A search can ask for a length without naming the figure.
  const isAsked = (id: string) => searched.has(id) || ["length", "size"].includes(figures[id]?.quantity ?? "");
  const asked = Object.keys(figures).filter((id) => isAsked(id) && !figures[id]?.countsAs && !columns.includes(id));
  const all = [...columns, ...asked];
  const namesOf = (id: string) => {
    const { label = id, searched: { label: name = label, words = [] } = {} } = figures[id] ?? {};
    const names = [...new Set([name, ...words].map((each) => each.toLowerCase()))];
    // “Noise reduction coefficient” contains “noise reduction”.
    return names.filter((each) => !names.some((other) => other !== each && ` ${each} `.includes(` ${other} `)));
  };
  const allNames = all.flatMap(namesOf);
  return all.map((id) => ({
    id,
    names: namesOf(id).filter((name) => allNames.indexOf(name) === allNames.lastIndexOf(name)),
    ...(!columns.includes(id) && { onlyIfAsked: true }),
    label: figures[id]?.label ?? id,
    termId: figures[id]?.term,
    keys: [id, ...Object.keys(figures).filter((key) => figures[key]?.countsAs === id)],
  }));
}

function row(
  { specifications, facts, warranty }: Product,
  columns: readonly Column[],
  onCard: readonly Figure[] = [],
): Record<string, TableValue> {
  const figures = [
    ...specifications.flatMap((card) => card.figures),
    ...facts,
    ...onCard,
    ...(warranty ? [warranty] : []),
  ];
  return Object.fromEntries(
    columns.flatMap(({ id, keys }) => {
      const figure = figures.find(({ key }) => keys.includes(key));
      return figure ? [[id, { printed: withoutBreaks(figure), ...(figure.sample && { sample: true }) }]] : [];
    }),
  );
}

/** In a narrow column, sizes and figures with their units stay on one line. */
function withoutBreaks({ printed, unbroken }: Figure): string {
  return unbroken.reduce((text, part) => text.replace(part, part.replaceAll(" ", "\u{a0}")), printed.join(", "));
}
