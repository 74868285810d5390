import { useCallback, useMemo } from "react";
import { assessRoom, type Assessment } from "../engine/assess-room.ts";
import type { RoomError } from "../engine/room-error.ts";
import type { RoomPageContent } from "../build-room-page.ts";
import { readRoom, roomAddress } from "./room-address.ts";
import { resultOf, useAddressState } from "./use-address-state.ts";

/** What is calculated of a room, or why it cannot be. */
export type RoomResult = { readonly assessment: Assessment } | { readonly error: RoomError };

/**
 * The room in the address, which follows every change.
 * @param serverSearch the query with which the server rendered the page
 */
export function useRoom({ data, rooms }: RoomPageContent, serverSearch: string) {
  const read = useCallback((search: string) => readRoom(search, rooms, data), [rooms, data]);
  const { isEntered, ...room } = useAddressState({ read, addressOf: roomAddress, serverSearch });
  const { plan } = room.state;
  const result = useMemo((): RoomResult => resultOf(() => ({ assessment: assessRoom(plan, data) })), [plan, data]);
  return {
    ...room,
    result,
    /** Updates the address at once, before another room replaces this one. */
    keep: () => isEntered && history.replaceState(history.state, "", room.address),
  };
}
