import { areasInUnits, printArea } from "#content/figures/areas.ts";
import { editDistance } from "#content/load/choices.ts";
import { stateOf } from "#content/load/check-projects.ts";
import { placeOf } from "./location-advice.ts";
import type { UnknownWord } from "./messages.ts";
import { stateOfTown } from "./towns.ts";
import { yearsOfSpan } from "./year.ts";

/**
 * A location without its state, with the states to choose from. Probably it is that of the same place in another project, or that of the
 * town of this name. Undefined if it has one.
 * @param others the locations of all projects
 */
export function withoutState(
  location: string,
  states: readonly string[],
  others: readonly string[],
): Pick<UnknownWord, "choices" | "likeliest" | "isSure"> | undefined {
  const last = stateOf(location);
  // A state that is misspelt is corrected in its cell.
  const isLikeState = states.some((state) => editDistance(last.toLowerCase(), state.toLowerCase()) * 3 <= state.length);
  if (location === "" || (isLikeState && location.includes(",")) || states.includes(location)) return undefined;
  const inState = (state: string) => `${location}, ${state}`;
  const same = others.find((other) => other.includes(",") && placeOf(other) === placeOf(last));
  const state = same === undefined ? stateOfTown(last) : stateOf(same);
  return {
    choices: Object.fromEntries(states.toSorted().map((each) => [inState(each), each])),
    ...(state !== undefined && states.includes(state) ? { likeliest: inState(state), isSure: last === location } : {}),
  };
}

/** What stands in place of a year, with the two years of a span, such as a financial year, to choose from; undefined for a year. */
export function noYear(cell: string): Pick<UnknownWord, "choices"> | undefined {
  if (cell === "" || /^\d{4}$/.test(cell)) return undefined;
  return { choices: Object.fromEntries((yearsOfSpan(cell) ?? []).map((year) => [year, year])) };
}

/** What stands in place of an area, in each of the units to choose from if it only lacks its unit; undefined for an area. */
export function noArea(cell: string): Pick<UnknownWord, "choices"> | undefined {
  if (cell === "" || printArea(cell) !== undefined) return undefined;
  return { choices: Object.fromEntries(areasInUnits(cell).map((area) => [area, area])) };
}
