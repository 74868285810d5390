/** The search engine, without any user interface. It is not in the bundle that every page loads. */
export { openIndex, serialiseIndex, type SearchIndex } from "./search-index.ts";
export { answer, searchProducts, type Answer } from "./search.ts";
