import { foundAt } from "./form/needed-fields.ts";

interface Placed {
  readonly at: readonly (string | number)[];
}

/**
 * Splits remarks on a value into those still valid for a new value, and those on changed fields.
 * @param said the remarks on `before`
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
