/** What other features and the frame of the page use of the search. */
export { SearchLauncher } from "./search-launcher.tsx";
export { useAskedSearch } from "./use-asked-search.ts";
export { useSearcher } from "./use-searcher.ts";
