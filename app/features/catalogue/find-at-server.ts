import { openIndex, serialiseIndex, type SearchIndex, searchProducts } from "#app/features/search/engine/index.ts";
import type { SearchDocument } from "#content/schema/search.ts";

let index: SearchIndex | undefined;

/** The products that answer a query, for visitors without script. The index is made when it is first asked for. */
export function findAtServer(query: string, documents: () => readonly SearchDocument[]): string[] {
  index ??= openIndex(serialiseIndex(documents()));
  return searchProducts(index, query);
}
