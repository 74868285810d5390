import { firstInteraction } from "#app/boot/first-interaction.ts";
import { browserStorage } from "#app/storage/browser-storage.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { shortlistKey } from "./shortlist-store.ts";

/**
 * Loads the code that stores the list, which is not part of a first visit. Rejects with a ChunkLoadError if it
 * does not load.
 */
export const loadShortlist = () => loadChunk("shortlist", () => import("./shortlist-actions.ts"));

/**
 * Loads the visitor's list: at once if one is stored, otherwise at the first interaction. It stays empty if its
 * code does not load.
 */
export async function loadStoredShortlist(): Promise<void> {
  if (browserStorage.read(shortlistKey) === null) await firstInteraction();
  await loadShortlist().catch(() => undefined);
}
