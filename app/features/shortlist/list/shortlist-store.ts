import type { Shortlist } from "./shortlist.ts";

/** Reads the visitor's list and reports its changes. */
interface ShortlistStore {
  read(): Shortlist;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The key of local storage. */
export const shortlistKey = "shortlist";

/** Also what the server renders, and what a page shows until the list has loaded. */
export const emptyShortlist: Shortlist = { name: "", items: [] };

let store: ShortlistStore | undefined;
const waiting = new Set<() => void>();

/** Called by the code that stores the list, once it has loaded. */
export function connectShortlistStore(loaded: ShortlistStore): void {
  store = loaded;
  for (const onConnect of waiting) onConnect();
  waiting.clear();
}

/** The visitor's list; empty until the code that stores it has loaded. */
export function currentShortlist(): Shortlist {
  return store ? store.read() : emptyShortlist;
}

/** Calls the listener after every change, and once the list has loaded. Returns a function that unsubscribes. */
export function subscribeToShortlist(listener: () => void): () => void {
  if (store) return store.subscribe(listener);
  let unsubscribe: () => void = () => void waiting.delete(onConnect);
  function onConnect() {
    if (store) unsubscribe = store.subscribe(listener);
    listener();
  }
  waiting.add(onConnect);
  return () => unsubscribe();
}
