import type { Place } from "../publish-state.ts";

/** The label of the last published version. A version on this computer is not online while no server serves it. */
export function latestAt(place: Place | undefined): string {
  if (!place) return "Online";
  const isServed = place.isElsewhere || place.address !== undefined;
  return place.latest === "Online" && !isServed ? "On this computer" : place.latest;
}
