/**
 * Takes out of a value what a form leaves behind: fields that were emptied, and groups that are empty and were not there
 * before.
 * @param original the value as it was opened
 */
export function tidyValue(value: unknown, original: unknown): unknown {
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(original) ? original : [];
    return value.map((each, index) => tidyValue(each, before[index]) ?? null);
  }
  if (typeof value !== "object" || value === null) return value;
  const before = (typeof original === "object" && original !== null ? original : {}) as Record<string, unknown>;
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const tidied = tidyValue(each, before[key]);
    const isLeft = tidied === undefined || (isEmpty(tidied) && before[key] === undefined);
    return isLeft ? [] : [[key, tidied]];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
