import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { assessRoom, type Assessment } from "../engine/assess-room.ts";
import { RoomError } from "../engine/room-error.ts";
import type { RoomPageContent } from "../build-room-page.ts";
import { readRoom, roomAddress } from "./room-address.ts";
import type { RoomState } from "./room-state.ts";
import { useFieldsBeforeHydration } from "./use-fields-before-hydration.ts";

/** What is calculated of a room, or why it cannot be. */
export type RoomResult = { readonly assessment: Assessment } | { readonly error: RoomError };

/** How long a slider must rest before the address is updated. Browsers limit how often it may change. */
const addressDelayMs = 300;

/**
 * The room in the address, which follows every change.
 * @param serverSearch the query with which the server rendered the page
 */
export function useRoom({ data, rooms }: RoomPageContent, serverSearch: string) {
  const hydrated = useHydrated();
  const { search: opened, key } = useLocation();
  // A prerendered page does not know the query.
  const search = hydrated ? opened : serverSearch;
  const initial = useMemo(() => readRoom(search, rooms, data), [search, rooms, data]);
  // Belongs to one history entry, so that it does not hide an example that is chosen later.
  const [entered, setEntered] = useState<{ key: string; state: RoomState }>();
  const isEntered = entered?.key === key;
  const state = isEntered ? entered.state : initial;

  const address = roomAddress(state);
  useEffect(() => {
    if (!isEntered) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), addressDelayMs);
    return () => clearTimeout(timer);
  }, [address, isEntered]);

  const result = useMemo((): RoomResult => {
    try {
      return { assessment: assessRoom(state.plan, data) };
    } catch (error) {
      if (error instanceof RoomError) return { error };
      throw error;
    }
  }, [state.plan, data]);

  const change = (next: RoomState) => setEntered({ key, state: next });
  const read = (query: string) => readRoom(query, rooms, data);
  const form = useFieldsBeforeHydration({ state, read, addressOf: roomAddress, change });

  return {
    state,
    address,
    result,
    change,
    form,
    /** Updates the address at once, before another room replaces this one. */
    keep: () => isEntered && history.replaceState(history.state, "", address),
  };
}
