import { useSyncExternalStore } from "react";
import { emptyShortlist, type Shortlist } from "./shortlist.ts";
import { followShortlist, readShortlist } from "./shortlist-storage.ts";

/** The visitor's list, empty until the browser has been asked. */
export function useShortlist(): Shortlist {
  return useSyncExternalStore(followShortlist, readShortlist, () => emptyShortlist);
}
