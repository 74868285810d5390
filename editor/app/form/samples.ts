import { isGroup } from "#content/load/group.ts";
import type { FieldPath } from "./field-state.ts";

/** The samples in a value, in its order. */
export function samplesIn(value: unknown, at: FieldPath = []): FieldPath[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "sample" in value && value.sample === true ? [at] : [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...entries.flatMap(([key, inner]) => samplesIn(inner, [...at, key]))];
}

/**
 * The sample after the last settled one, or else the first that is left.
 * @param before the earlier samples
 * @returns undefined if none was settled, null if none is left
 */
export function nextSample(before: readonly FieldPath[], left: readonly FieldPath[]): FieldPath | null | undefined {
  const isLeft = (at: FieldPath) => left.some((each) => each.join(".") === at.join("."));
  const settled = before.findLastIndex((at) => !isLeft(at));
  if (settled < 0) return undefined;
  return before.slice(settled + 1).find(isLeft) ?? left[0] ?? null;
}

/** Fields that do not confirm a sample when they change: a note, and the description of a picture of a sample design. */
const besideSample = new Set(["sample", "note", "alt", "caption", "visualisation", "focusPercent"]);

/**
 * Removes the mark from each group with edited fields: an edited sample is no longer one.
 * @param before the value before the edit
 * @returns the value after the edit
 */
export function withoutMarksOfEdited(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const changed = [...after.keys()].filter((index) => !isSame(before[index], after[index]));
    const [index] = changed;
    // Several entries differ after one was moved, added or removed.
    if (index === undefined || changed.length > 1 || before.length !== after.length) return after;
    return after.with(index, withoutMarksOfEdited(before[index], after[index]));
  }
  if (!isGroup(before) || !isGroup(after)) return after;
  const changed = Object.keys({ ...before, ...after }).filter((key) => !isSame(before[key], after[key]));
  const next: Record<string, unknown> = { ...after };
  for (const key of changed) if (key in next) next[key] = withoutMarksOfEdited(before[key], after[key]);
  if (before["sample"] === true && changed.some((key) => !besideSample.has(key))) delete next["sample"];
  return next;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
