import { editDistance } from "#content/load/choices.ts";
import { adviceOnState, stateOf } from "#content/load/check-projects.ts";

/**
 * What to write in place of a location that does not end with a state: that of the same place in another project, or else a state that is
 * written much like it, or one of those in which most projects are.
 * @param others the locations of all projects
 */
export function adviceOnLocation(location: string, states: readonly string[], others: readonly string[]): string {
  const whole = others.filter((other) => other.includes(",") && states.includes(stateOf(other)));
  const same = whole.filter((other) => placeOf(other) === placeOf(location)).slice(0, 1);
  const written = stateOf(location).toLowerCase();
  const alike = states.filter((state) => editDistance(written, state.toLowerCase()) * 3 <= state.length);
  // Without a comma, what is there is a place rather than a state.
  const found = (location.includes(",") ? [alike, same] : [same, alike]).find((each) => each.length > 0);
  if (found) return adviceOnState(location, found);
  const most = [...Map.groupBy(whole, stateOf)].toSorted(([, one], [, other]) => other.length - one.length);
  const likely = most.slice(0, 3).map(([state]) => state);
  return adviceOnState(location, likely.length > 0 ? likely : states);
}

/** The place of a location without its state, in small letters. */
export function placeOf(location: string): string {
  return location.split(",")[0]!.trim().toLowerCase();
}
