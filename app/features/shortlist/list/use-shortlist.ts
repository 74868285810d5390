import { useEffect, useSyncExternalStore } from "react";
import { firstInterest } from "#app/boot/first-interest.ts";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { currentShortlist, followCurrentShortlist, emptyShortlist } from "./shortlist-source.ts";
import type { Shortlist } from "./shortlist.ts";

/** The part that keeps the list, which is not among what a first visit loads. Rejects with a ChunkLoadError if it cannot be had. */
export const loadShortlist = () => loadChunk("shortlist", () => import("./change-and-tell.ts"));

/** The visitor's list, empty until the visitor has touched the page and the browser has been asked. */
export function useShortlist(): Shortlist {
  useEffect(() => {
    void firstInterest()
      .then(loadShortlist)
      .catch(() => {});
  }, []);
  return useSyncExternalStore(followCurrentShortlist, currentShortlist, () => emptyShortlist);
}
