import type { Place } from "../publish-state.ts";

/** What the version that was published last is called: one on this computer is not online while no server there serves it. */
export function latestAt(place: Place | undefined): string {
  if (!place) return "Online";
  const isServed = place.isElsewhere || place.address !== undefined;
  return place.latest === "Online" && !isServed ? "On this computer" : place.latest;
}
