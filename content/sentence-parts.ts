/** `a, b or c` */
export function oneOf(words: readonly unknown[]): string {
  const written = words.map(String);
  const last = written.at(-1) ?? "";
  return written.length < 2 ? last : `${written.slice(0, -1).join(", ")} or ${last}`;
}

/** A value as shown in a message; long text is shortened. */
export function quoted(value: unknown): string {
  if (typeof value !== "string") return String(value);
  return `“${value.length > 80 ? `${value.slice(0, 79)}…` : value}”`;
}
