import { useEffect, useSyncExternalStore } from "react";
import { firstInteraction } from "#app/boot/first-interaction.ts";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { currentShortlist, subscribeToShortlist, emptyShortlist } from "./shortlist-store.ts";
import type { Shortlist } from "./shortlist.ts";

/** Loads the code that stores the list, which is not part of a first visit. Rejects with a ChunkLoadError if it does not load. */
export const loadShortlist = () => loadChunk("shortlist", () => import("./shortlist-actions.ts"));

/** The visitor's list. Empty until the first interaction, when it is read from the browser. */
export function useShortlist(): Shortlist {
  useEffect(() => {
    void firstInteraction()
      .then(loadShortlist)
      .catch(() => {});
  }, []);
  return useSyncExternalStore(subscribeToShortlist, currentShortlist, () => emptyShortlist);
}
