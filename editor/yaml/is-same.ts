/** Whether two values are the same, the order of their fields included. Here, so that the page of the editor has it without YAML. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A key for a value: equal values have the same key. */
export const canonical = (value: unknown) => JSON.stringify(value) ?? "null";
