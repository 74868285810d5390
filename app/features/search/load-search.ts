import searchIndex from "#generated/search-index.json" with { type: "json" };
import type { FoundDocument } from "./engine/search-index.ts";
import { loadChunk } from "#app/boot/load-chunk.ts";

export type { FoundDocument };

/** Answers queries in the browser. */
export interface Searcher {
  /** What answers a query, of every kind, the best first. */
  everything(query: string): FoundDocument[];
  /** The identifiers of the products that answer a query, the best first. */
  products(query: string): string[];
}

/** How long the index may take to arrive. */
const indexTimeoutMs = 30_000;

let ready: Searcher | undefined;
let arriving: Promise<Searcher> | undefined;

/** The searcher, if it has been loaded. */
export function searcherAtHand(): Searcher | undefined {
  return ready;
}

/**
 * Loads the code of the search and its index, once. Throws when either cannot be had; the next call then tries again.
 * @throws ChunkLoadError, TypeError when offline, Error for an index that does not arrive whole
 */
export function loadSearch(): Promise<Searcher> {
  arriving ??= load().catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function load(): Promise<Searcher> {
  const [{ openIndex }, { search, searchProducts }, serialised] = await Promise.all([
    loadChunk("search", () => import("./engine/search-index.ts")),
    loadChunk("search", () => import("./engine/search.ts")),
    fetchIndex(),
  ]);
  const index = openIndex(serialised);
  ready = {
    everything: (query) => search(index, query),
    products: (query) => searchProducts(index, query),
  };
  return ready;
}

async function fetchIndex(): Promise<string> {
  const response = await fetch(searchIndex.address, { signal: AbortSignal.timeout(indexTimeoutMs) });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.text();
}
