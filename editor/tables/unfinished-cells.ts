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
): Pick<UnknownWord, "choices" | "likeliest"> | undefined {
  if (location === "" || location.includes(",") || states.includes(location)) return undefined;
  const inState = (state: string) => `${location}, ${state}`;
  const same = others.find((other) => other.includes(",") && placeOf(other) === placeOf(location));
  const state = same === undefined ? stateOfTown(location) : stateOf(same);
  return {
    choices: Object.fromEntries(states.map((each) => [inState(each), each])),
    ...(state !== undefined && states.includes(state) ? { likeliest: inState(state) } : {}),
  };
}

/** A year that is a span, such as a financial year, with the two years to choose from; undefined if it is none. */
export function spanOfYears(cell: string): Pick<UnknownWord, "choices"> | undefined {
  const years = yearsOfSpan(cell);
  return years && { choices: Object.fromEntries(years.map((year) => [year, year])) };
}
