/** Whether two values are equal, including the order of their fields. A separate module, so that the editor's page does not load the YAML library. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A key for a value: equal values have the same key. */
export const canonical = (value: unknown) => JSON.stringify(value) ?? "null";
