/** Named fields, as in a file or a part of one. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value has named fields, and is not a list. */
export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as a group; an empty one if it is something else. */
export function groupOf(value: unknown): Group {
  return isGroup(value) ? value : {};
}
