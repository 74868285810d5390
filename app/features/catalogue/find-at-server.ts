import { openIndex, serialiseIndex, type SearchIndex, searchProducts } from "#app/features/search/engine/index.ts";
import type { SearchDocument, SearchedFigure, SearchedFinish } from "#content/schema/search.ts";

/** The documents in the index. */
interface SearchContent {
  documents: readonly SearchDocument[];
  figures: readonly SearchedFigure[];
  finishes: readonly SearchedFinish[];
}

let index: SearchIndex | undefined;

/** The products that match a query, for visitors without script. The index is built when it is first needed. */
export function findAtServer(query: string, content: () => SearchContent): string[] {
  if (!index) {
    const { documents, figures, finishes } = content();
    index = openIndex(serialiseIndex(documents, figures, finishes));
  }
  return searchProducts(index, query);
}
