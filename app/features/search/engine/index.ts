/** The search itself, without any user interface. It is not among the code that every page loads. */
export { openIndex, serialiseIndex, type SearchIndex } from "./search-index.ts";
export { searchProducts } from "./search.ts";
