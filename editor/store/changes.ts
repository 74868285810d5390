import { isSame } from "../yaml/is-same.ts";
import { isGroup } from "#content/load/group.ts";
import { valueAt, withoutField, withValue } from "./with-value.ts";

type Place = readonly (string | number)[];

/** A value that differs between two versions of a file; undefined if absent. */
export interface Change {
  readonly at: Place;
  readonly before: unknown;
  readonly after: unknown;
}

/** A conflict: two people's versions of the same value; undefined if removed. */
export interface Clash {
  readonly at: Place;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** The differences between two values, as deeply nested as possible. Lists of different lengths differ as a whole. */
export function changesBetween(before: unknown, after: unknown, at: Place = []): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((each, index) => changesBetween(each, after[index], [...at, index]));
  }
  if (!isGroup(before) || !isGroup(after)) return [{ at, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const inside = keys.flatMap((key) => changesBetween(before[key], after[key], [...at, key]));
  return inside.length > 0 ? inside : [{ at, before, after }];
}

/**
 * Merges one person's changes into another's.
 * @param base the common ancestor
 * @returns the value with both changes, including items that they have only appended to a list that I changed; with `theirs` for conflicts,
 * and the conflicts
 */
export function mergeChanges(base: unknown, theirs: unknown, mine: unknown): { merged: unknown; clashes: Clash[] } {
  const [ofThem, ofMe] = [changesBetween(base, theirs), changesBetween(base, mine)];
  const places = ofMe.flatMap(({ at }) =>
    ofThem
      .filter((their) => isInside(at, their.at) || isInside(their.at, at))
      .map((their) => (their.at.length < at.length ? their.at : at)),
  );
  const widest = places.filter(
    (at, index) => !places.some((other, place) => isInside(at, other) && (other.length < at.length || place < index)),
  );
  const appended = widest.flatMap((at) => {
    const after = withAppended(valueAt(base, at), valueAt(theirs, at), valueAt(mine, at));
    return after ? [{ at, after }] : [];
  });
  const merged = [
    ...ofMe.filter(({ at }) => !widest.some((place) => isInside(at, place))),
    ...appended,
  ].reduce<unknown>(
    (value, { at, after }) => (after === undefined ? withoutField(value, at) : withValue(value, at, after)),
    theirs,
  );
  const clashes = widest
    .filter((at) => !appended.some((each) => each.at === at))
    .map((at) => ({ at, theirs: valueAt(theirs, at), mine: valueAt(mine, at) }))
    .filter((clash) => !isSame(clash.theirs, clash.mine));
  return { merged, clashes };
}

/** My list followed by the items that others have appended; undefined if they have changed anything else. */
function withAppended(base: unknown, theirs: unknown, mine: unknown): unknown[] | undefined {
  if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return undefined;
  const isAppended = theirs.length > base.length && isSame(theirs.slice(0, base.length), base);
  return isAppended && !isSame(theirs, mine) ? [...mine, ...theirs.slice(base.length)] : undefined;
}

/** Whether a place equals another or is inside it. */
function isInside(at: Place, outer: Place): boolean {
  return outer.length <= at.length && outer.every((part, index) => part === at[index]);
}
