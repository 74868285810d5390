import { isSame } from "../yaml/yaml-text.ts";
import { choiceInWords, nameInWords } from "#content/load/field-words.ts";
import { isGroup, type Group } from "#content/load/group.ts";

/** A value that differs between two versions of a file; undefined where there is none. */
export interface Change {
  readonly at: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two values, as deep inside them as possible. Lists of different lengths differ as a whole. */
export function changesBetween(before: unknown, after: unknown, at: readonly (string | number)[] = []): Change[] {
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
 * Makes changes to another value than the one that they were found in. Undefined if that is not what it was where one of them
 * is to be made.
 */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  let changed: unknown = structuredClone(value);
  for (const { at, before, after } of changes) {
    const inside = at
      .slice(0, -1)
      .reduce<unknown>((outer, part) => (outer as Record<string, unknown> | undefined)?.[part], changed);
    const last = at.at(-1);
    const found = last === undefined ? changed : (inside as Record<string, unknown> | undefined)?.[last];
    // Both have made the same change.
    if (isSame(found, after)) continue;
    if (!isSame(found, before)) return undefined;
    if (last === undefined) changed = after;
    else if (after === undefined) delete (inside as Record<string, unknown>)[last];
    else if (typeof inside === "object" && inside !== null) (inside as Record<string, unknown>)[last] = after;
    else return undefined;
  }
  return changed;
}

/** What figures are called, by their keys. */
export type FigureLabels = Readonly<Record<string, { readonly label: string }>>;

/** One change in words: `Density: “750-800 kg/m3” is now “760 kg/m3”`. */
function describeChange({ at, before, after }: Change, figures: FigureLabels): string {
  const name = nameOf(at, figures);
  if (before === undefined || before === "") return `${name}: ${shown(after)} added`;
  if (after === undefined) return `${name}: ${shown(before)} removed`;
  if (isConfirmation(before, after)) return `${name}: ${shown(after)} is confirmed`;
  if (isGroup(before) && isGroup(after) && isSame(sorted(before), sorted(after))) return `${name}: in another order`;
  const isKind = at.at(-1) === "kind" && typeof before === "string" && typeof after === "string";
  const [was, is] = isKind ? [choiceInWords(before), choiceInWords(after)] : [before, after];
  return `${name}: ${shown(was)} is now ${shown(is)}`;
}

/** Several changes in one line of at most three. */
export function describeChanges(changes: readonly Change[], figures: FigureLabels = {}): string {
  const shownChanges = changes
    .slice(0, 3)
    .map((change) => describeChange(change, figures))
    .join("; ");
  return changes.length > 3 ? `${shownChanges}; and ${changes.length - 3} more` : shownChanges;
}

/**
 * `specifications, 1, figures, nrc` is called `NRC`, as it is printed, and `features, 2` is called `features 3`. The kind of
 * something is called like the whole of it.
 */
function nameOf(at: readonly (string | number)[], figures: FigureLabels): string {
  if (at.at(-1) === "kind" && at.length > 1) return nameOf(at.slice(0, -1), figures);
  const named = at.findLastIndex((part) => typeof part === "string" && part !== "value" && part !== "sample");
  if (named < 0) return typeof at[0] === "number" ? `entry ${at[0] + 1}` : "the whole of it";
  const next = at[named + 1];
  const key = String(at[named]);
  const name = (at[named - 1] === "figures" ? figures[key]?.label : undefined) ?? nameInWords(key);
  return typeof next === "number" ? `${name} ${next + 1}` : name;
}

function shown(value: unknown): string {
  const plain = isGroup(value) && "value" in value ? value.value : value;
  if (typeof plain === "object" && plain !== null) return Array.isArray(plain) ? listed(plain) : "a group of fields";
  const text = String(plain);
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
}

function listed(items: readonly unknown[]): string {
  if (items.length <= 3 && items.every((item) => typeof item !== "object"))
    return items.map(shown).join(", ") || "an empty list";
  return `a list of ${items.length}`;
}

/** A sample that was replaced by the same value without the mark. */
function isConfirmation(before: unknown, after: unknown): boolean {
  if (!isGroup(before) || before.sample !== true) return false;
  return isSame(before.value, isGroup(after) ? after.value : after);
}

function sorted(group: Group): [string, unknown][] {
  return Object.entries(group).toSorted(([one], [other]) => one.localeCompare(other));
}
