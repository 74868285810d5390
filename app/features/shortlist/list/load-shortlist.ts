import { firstInteraction } from "#app/boot/first-interaction.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { shortlistKey } from "./shortlist-store.ts";

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

/** Reads the visitor's list: at once if one is stored, or at the first interaction. It stays empty if its code does not load. */
export async function loadStoredShortlist(): Promise<void> {
  if (!hasStoredList()) await firstInteraction();
  await loadShortlist().catch(() => undefined);
}
