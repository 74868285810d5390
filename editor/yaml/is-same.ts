/** Whether two values are the same, the order of their fields included. Here, so that the page of the editor has it without YAML. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Stands for a value: two that are the same have the same. */
export const canonical = (value: unknown) => JSON.stringify(value) ?? "null";
