import { useCallback, useMemo } from "react";
import type { RoomError } from "../../engine/room-error.ts";
import { resultOf, useAddressState } from "../../state/use-address-state.ts";
import { planSeats, type SeatedHall } from "../engine/plan-seats.ts";
import { planOf, type PlannedChair, readSeats, seatAddress } from "./seat-state.ts";

/** The seats of a hall, or why there are none. */
export type SeatResult = { readonly seated: SeatedHall } | { readonly error: RoomError };

/**
 * The plan in the address, which follows every change.
 * @param serverSearch the query with which the server rendered the page
 */
export function useSeats(chairs: readonly PlannedChair[], serverSearch: string) {
  const read = useCallback((search: string) => readSeats(search, chairs), [chairs]);
  const seats = useAddressState({ read, addressOf: seatAddress, serverSearch });
  const plan = useMemo(() => planOf(seats.state, chairs), [seats.state, chairs]);
  const result = useMemo((): SeatResult => resultOf(() => ({ seated: planSeats(plan) })), [plan]);
  return { ...seats, plan, result };
}
