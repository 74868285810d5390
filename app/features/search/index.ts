/** The parts of the search that other features and the page shell use. */
export type { FoundDocument } from "./load-search.ts";
export type { Answer, Demand, DemandedFigure } from "./engine/search.ts";
export { hallFor } from "./engine/seats.ts";
export { stemsOf } from "./engine/words.ts";
export { default as SearchLauncher } from "./search-launcher.island.tsx";
export { matchOf, statementOf, type Match } from "./statement.ts";
export { useOptimisticSearch } from "./use-optimistic-search.ts";
export { useSearcher } from "./use-searcher.ts";
