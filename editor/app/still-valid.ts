import { foundAt } from "./form/needed-fields.ts";

interface Placed {
  readonly at: readonly (string | number)[];
}

/**
 * Divides what was said of a value into what is still true of another one, and what is not, because its field is different.
 * @param said of `before`
 */
export function splitByValidity<Said extends Placed>(
  said: readonly Said[],
  before: unknown,
  now: unknown,
): { current: Said[]; stale: Said[] } {
  const { current = [], stale = [] } = Object.groupBy(said, ({ at }) =>
    JSON.stringify(foundAt(before, at)) === JSON.stringify(foundAt(now, at)) ? "current" : "stale",
  );
  return { current, stale };
}
