import type { Shortlist } from "./shortlist.ts";

/** Reads the visitor's list and reports its changes. */
interface ShortlistSource {
  read(): Shortlist;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Also what the server writes, and a page shows until the list is known. */
export const emptyShortlist: Shortlist = { name: "", items: [] };

let source: ShortlistSource | undefined;
const waiting = new Set<() => void>();

/** Called by the part that keeps the list, once it has arrived. */
export function offerShortlist(offered: ShortlistSource): void {
  source = offered;
  for (const arrived of waiting) arrived();
  waiting.clear();
}

/** The visitor's list; empty until the part that keeps it has arrived. */
export function currentShortlist(): Shortlist {
  return source ? source.read() : emptyShortlist;
}

/** Tells of every change, the arrival of the list among them. Returns a function that ends it. */
export function followCurrentShortlist(listener: () => void): () => void {
  if (source) return source.subscribe(listener);
  let end: () => void = () => void waiting.delete(arrived);
  function arrived() {
    if (source) end = source.subscribe(listener);
    listener();
  }
  waiting.add(arrived);
  return () => end();
}
