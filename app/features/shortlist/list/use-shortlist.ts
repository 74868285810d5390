import { useEffect, useSyncExternalStore } from "react";
import { loadStoredShortlist } from "./load-shortlist.ts";
import { currentShortlist, emptyShortlist, subscribeToShortlist } from "./shortlist-store.ts";
import type { Shortlist } from "./shortlist.ts";

/** The visitor's list. Empty until it is read from the browser. */
export function useShortlist(): Shortlist {
  useEffect(() => void loadStoredShortlist(), []);
  return useSyncExternalStore(subscribeToShortlist, currentShortlist, () => emptyShortlist);
}
