import searchIndex from "#generated/search-index.json" with { type: "json" };
import type { Answer } from "./engine/search.ts";
import type { FoundDocument } from "./engine/search-index.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { loadFile } from "#app/ui/loading/load-file.ts";

export type { FoundDocument };

/** Runs queries in the browser. */
export interface Searcher {
  /** Results of every kind, best first. */
  everything(query: string): FoundDocument[];
  /** The matching products, best first, and what the query asks for. */
  products(query: string): Answer;
  /** The matching pages, best first. */
  pages(query: string): FoundDocument[];
}

/** The timeout for loading the index. */
const indexTimeoutMs = 30_000;

let ready: Searcher | undefined;
let loading: Promise<Searcher> | undefined;

/** The searcher, if it has been loaded. */
export function loadedSearcher(): Searcher | undefined {
  return ready;
}

/**
 * Loads the code of the search and its index, once. If either fails to load, the next call retries.
 * @throws ChunkLoadError, TypeError when offline, Error if the server does not return the index
 */
export function loadSearch(): Promise<Searcher> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Searcher> {
  const [{ openIndex }, { search, answer }, serialised] = await Promise.all([
    loadChunk("search", () => import("./engine/search-index.ts")),
    loadChunk("search", () => import("./engine/search.ts")),
    fetchIndex(),
  ]);
  const index = openIndex(serialised);
  ready = {
    everything: (query) => search(index, query),
    products: (query) => answer(index, query),
    pages: (query) => search(index, query, ["page"]),
  };
  return ready;
}

async function fetchIndex(): Promise<string> {
  return (await loadFile(searchIndex.address, indexTimeoutMs)).text();
}
