/** Fields by their names, as a file or a part of one has them. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value has fields with names, and is no list. */
export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as a group; an empty one if it is something else. */
export function groupOf(value: unknown): Group {
  return isGroup(value) ? value : {};
}
