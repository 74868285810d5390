import { brotliCompressSync } from "node:zlib";
import { filterItems, offerFacets, toggleValue, type Chosen } from "../../app/features/catalogue/filters/facets.ts";
import { openIndex, serialiseIndex } from "../../app/features/search/engine/search-index.ts";
import { searchProducts } from "../../app/features/search/engine/search.ts";
import { sortItems, usefulOrders, type SortOrder } from "../../app/features/catalogue/sort.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import { searchDocuments } from "../../content/search/documents.ts";
import { readQuestions } from "../../tests/specification/questions/read-questions.ts";
import { summarise, type Summary } from "../report.ts";

export interface FunctionTimes {
  keystroke: Summary;
  facetClick: Summary;
  openMs: number;
  /** The search index as the browser fetches it. */
  serialised: string;
  indexBytes: number;
  indexBytesCompressed: number;
}

/**
 * Times the catalogue page's work in this process: for a keystroke, the search, filters, sorting and all facet counts; for a click on a
 * facet, the same without the search. The keystrokes are those of the forty questions.
 */
export function measureFunctions(catalogue: Catalogue): FunctionTimes {
  const { items, facets } = catalogue;
  const serialised = serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures);
  const [openMs, index] = timed(() => openIndex(serialised));
  const byId = new Map(items.map((item) => [item.id, item]));

  const show = (found: typeof items, chosen: Chosen, sort: SortOrder) => {
    const shown = sortItems(filterItems(found, chosen), sort, catalogue.orders);
    return [shown, offerFacets(found, facets, chosen), usefulOrders(shown, catalogue.orders)];
  };
  const type = (query: string) =>
    show(
      searchProducts(index, query).flatMap((id) => byId.get(id) ?? []),
      {},
      "listing",
    );
  const choices = facets.flatMap(({ id, values }) => values.map((value) => [id, value.id] as const));
  const click = ([facet, value]: (typeof choices)[number]) =>
    show(items, toggleValue(items, facets, {}, facet, value), "absorption");

  const keystrokes = readQuestions("questions").flatMap(({ query }) =>
    [...query].map((_, at) => query.slice(0, at + 1)),
  );
  const warm = (calls: (() => unknown)[]) => calls.filter((_, at) => at % 8 === 0).forEach((call) => call());
  const measure = (calls: (() => unknown)[]) => {
    warm(calls);
    return summarise(calls.map((call) => timed(call)[0]));
  };
  return {
    keystroke: measure(keystrokes.map((query) => () => type(query))),
    facetClick: measure(choices.map((choice) => () => click(choice))),
    openMs,
    serialised,
    indexBytes: serialised.length,
    indexBytesCompressed: brotliCompressSync(serialised).length,
  };
}

function timed<Result>(call: () => Result): [milliseconds: number, Result] {
  const before = process.threadCpuUsage();
  const result = call();
  const { user, system } = process.threadCpuUsage(before);
  return [(user + system) / 1000, result];
}
