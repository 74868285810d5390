import type { ArrangedRows, ReadAs } from "../messages.ts";

/** How cells of another table were taken that say it in another way, each way in a sentence with an example. */
export function readAsWords({ datesRead, statesAdded }: Pick<ArrangedRows, "datesRead" | "statesAdded">): string[] {
  return [
    ...sentence(datesRead, "a date is read as its year", "dates are read as their years"),
    ...sentence(statesAdded, "the state is added to a town", "the state is added to towns"),
  ];
}

function sentence([first, ...others]: readonly ReadAs[], one: string, several: string): string[] {
  if (!first) return [];
  const example = `“${first.written}” as “${first.taken}”`;
  return others.length === 0
    ? [`In one row ${one}: ${example}.`]
    : [`In ${others.length + 1} rows ${several}, such as ${example}.`];
}
