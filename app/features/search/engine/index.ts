/** The search itself, without any screen. Kept out of what every page loads. */
export { openIndex, serialiseIndex, type SearchIndex } from "./search-index.ts";
export { searchProducts } from "./search.ts";
