import type { FieldPath } from "./field-state.ts";

/** The samples in a value, in its order. */
export function samplesIn(value: unknown, at: FieldPath = []): FieldPath[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "sample" in value && value.sample === true ? [at] : [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...entries.flatMap(([key, inner]) => samplesIn(inner, [...at, key]))];
}

/**
 * The sample that follows those that were settled last, or else the first one that is left.
 * @param before the samples that there were
 * @returns undefined if none was settled, nothing if none is left
 */
export function nextSample(before: readonly FieldPath[], left: readonly FieldPath[]): FieldPath | null | undefined {
  const isLeft = (at: FieldPath) => left.some((each) => each.join(".") === at.join("."));
  const settled = before.findLastIndex((at) => !isLeft(at));
  if (settled < 0) return undefined;
  return before.slice(settled + 1).find(isLeft) ?? left[0] ?? null;
}
