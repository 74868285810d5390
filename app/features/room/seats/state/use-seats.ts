import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RoomError } from "../../engine/room-error.ts";
import { useFieldsBeforeHydration } from "../../state/use-fields-before-hydration.ts";
import { planSeats, type SeatedHall } from "../engine/plan-seats.ts";
import { planOf, type PlannedChair, readSeats, seatAddress, type SeatState } from "./seat-state.ts";

/** The seats of a hall, or why there are none. */
export type SeatResult = { readonly seated: SeatedHall } | { readonly error: RoomError };

/** How long typing must pause before the address is updated. Browsers limit how often it may change. */
const addressDelayMs = 300;

/**
 * The plan in the address, which follows every change.
 * @param serverSearch the query with which the server rendered the page
 */
export function useSeats(chairs: readonly PlannedChair[], serverSearch: string) {
  const hydrated = useHydrated();
  const { search: opened } = useLocation();
  // A prerendered page does not know the query.
  const search = hydrated ? opened : serverSearch;
  const initial = useMemo(() => readSeats(search, chairs), [search, chairs]);
  const [entered, setEntered] = useState<SeatState>();
  const state = entered ?? initial;
  const plan = useMemo(() => planOf(state, chairs), [state, chairs]);

  const address = seatAddress(state);
  const isEntered = entered !== undefined;
  useEffect(() => {
    if (!isEntered) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), addressDelayMs);
    return () => clearTimeout(timer);
  }, [address, isEntered]);

  const result = useMemo((): SeatResult => {
    try {
      return { seated: planSeats(plan) };
    } catch (error) {
      if (error instanceof RoomError) return { error };
      throw error;
    }
  }, [plan]);

  const read = (query: string) => readSeats(query, chairs);
  const form = useFieldsBeforeHydration({ state, read, addressOf: seatAddress, change: setEntered });
  return { state, plan, address, result, change: setEntered, form };
}
