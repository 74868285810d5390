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

/**
 * The differences between two values, as deeply nested as possible. Lists of different lengths or with moved items differ
 * as a whole.
 */
export function changesBetween(before: unknown, after: unknown, at: Place = []): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && isItemwise(before, after)) {
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
 * @returns the value with both changes, even if one has changed items of a list and the other has moved or added some; with `theirs` for
 * conflicts, and the conflicts
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
  const joined = widest.flatMap((at) => {
    const after = joinLists(valueAt(base, at), valueAt(theirs, at), valueAt(mine, at));
    return after ? [{ at, after }] : [];
  });
  const merged = [...ofMe.filter(({ at }) => !widest.some((place) => isInside(at, place))), ...joined].reduce<unknown>(
    (value, { at, after }) => (after === undefined ? withoutField(value, at) : withValue(value, at, after)),
    theirs,
  );
  const clashes = widest
    .filter((at) => !joined.some((each) => each.at === at))
    .map((at) => ({ at, theirs: valueAt(theirs, at), mine: valueAt(mine, at) }))
    .filter((clash) => !isSame(clash.theirs, clash.mine));
  return { merged, clashes };
}

/** Whether two lists differ only inside items, none of which has moved. */
function isItemwise(before: readonly unknown[], after: readonly unknown[]): boolean {
  const hasMoved = (item: unknown, index: number) =>
    !isSame(item, before[index]) && before.some((each) => isSame(each, item));
  return before.length === after.length && !after.some(hasMoved);
}

/** A list with both changes; undefined if they conflict. */
function joinLists(base: unknown, theirs: unknown, mine: unknown): unknown[] | undefined {
  if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return undefined;
  return withAppended(base, theirs, mine) ?? withItemsOf(theirs, base, mine) ?? withItemsOf(mine, base, theirs);
}

/**
 * A list with the items that another version has changed in place; undefined if that version has changed anything else, or if the list has
 * lost one of these items or changed it otherwise.
 */
function withItemsOf(edited: readonly unknown[], base: readonly unknown[], list: readonly unknown[]) {
  if (!isItemwise(base, edited)) return undefined;
  const joined = [...list];
  for (const [index, before] of base.entries()) {
    if (isSame(before, edited[index])) continue;
    const places = placesOf(before, base, list);
    if (places.length !== 1) return undefined;
    const { merged, clashes } = mergeChanges(before, edited[index], list[places[0]!]);
    if (clashes.length > 0) return undefined;
    joined[places[0]!] = merged;
  }
  return joined;
}

/** Where an item stands in a changed list: where an equal one is or, if there is none, the new one that shares most values with it. */
function placesOf(item: unknown, base: readonly unknown[], list: readonly unknown[]): number[] {
  const all = [...list.keys()];
  const equal = all.filter((index) => isSame(list[index], item));
  if (equal.length > 0) return equal;
  const shared = all.map((index) =>
    base.some((each) => isSame(each, list[index])) ? 0 : sharedValues(item, list[index]),
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? [] : all.filter((index) => shared[index] === most);
}

/** How many fields of two groups have the same value. */
function sharedValues(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0;
  return Object.entries(one).filter(([key, value]) => value !== true && isSame(value, other[key])).length;
}

/** My list followed by the items that others have appended and I have not added; undefined if they have changed anything else. */
function withAppended(
  base: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
): unknown[] | undefined {
  const isAppended = theirs.length > base.length && isSame(theirs.slice(0, base.length), base);
  if (!isAppended || isSame(theirs, mine)) return undefined;
  const isAdded = (item: unknown) =>
    mine.some((each) => isSame(each, item)) && !base.some((each) => isSame(each, item));
  return [...mine, ...theirs.slice(base.length).filter((item) => !isAdded(item))];
}

/** Whether a place equals another or is inside it. */
function isInside(at: Place, outer: Place): boolean {
  return outer.length <= at.length && outer.every((part, index) => part === at[index]);
}
