/** A copy of a value with another one at a field; groups and lists on the way to it are made. */
export function withValue(value: unknown, [first, ...rest]: readonly (string | number)[], inner: unknown): unknown {
  if (first === undefined) return inner;
  if (typeof first === "number") {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    list[first] = withValue(list[first], rest, inner);
    return list;
  }
  const group = (value ?? {}) as Record<string, unknown>;
  return { ...group, [first]: withValue(group[first], rest, inner) };
}

/** What is at a field of a value. */
export function valueAt(value: unknown, field: readonly (string | number)[]): unknown {
  return field.reduce<unknown>((outer, part) => (outer as Record<string | number, unknown> | undefined)?.[part], value);
}
