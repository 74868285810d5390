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

/**
 * Renumbers the entries of a list that have numbers, such as those of the gallery.
 * @param original the value as it was opened
 */
export function renumberValue(value: unknown, original: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(original) || !isCounted(original)) return value;
  return value.map((each: unknown, index) =>
    typeof each === "object" && each ? { ...each, id: index + 1 } : { id: index + 1 },
  );
}

function isCounted(list: readonly unknown[]): boolean {
  return list.length > 0 && list.every((each, index) => (each as { id?: unknown } | null)?.id === index + 1);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
