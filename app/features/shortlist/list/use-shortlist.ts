import { useEffect, useSyncExternalStore } from "react";
import { firstInteraction } from "#app/boot/first-interaction.ts";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { currentShortlist, shortlistKey, subscribeToShortlist, emptyShortlist } from "./shortlist-store.ts";
import type { Shortlist } from "./shortlist.ts";

/** Loads the code that stores the list, which is not part of a first visit. Rejects with a ChunkLoadError if it does not load. */
export const loadShortlist = () => loadChunk("shortlist", () => import("./shortlist-actions.ts"));

/** Whether a list has been stored by an earlier page, for which there is no need to wait. */
function hasStoredList(): boolean {
  try {
    return localStorage.getItem(shortlistKey) !== null;
  } catch {
    return false;
  }
}

/** The visitor's list. Empty until it is read from the browser: at once if one is stored, or at the first interaction. */
export function useShortlist(): Shortlist {
  useEffect(() => {
    void (hasStoredList() ? Promise.resolve() : firstInteraction()).then(loadShortlist).catch(() => {});
  }, []);
  return useSyncExternalStore(subscribeToShortlist, currentShortlist, () => emptyShortlist);
}
