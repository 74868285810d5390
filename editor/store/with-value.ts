import { groupOf } from "#content/load/group.ts";

/** A copy of a value with the value at a field replaced; missing groups and lists are created. */
export function withValue(value: unknown, [first, ...rest]: readonly (string | number)[], inner: unknown): unknown {
  if (first === undefined) return inner;
  if (Array.isArray(value) || typeof first === "number") {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    const index = Number(first);
    list[index] = withValue(list[index], rest, inner);
    return list;
  }
  const group = groupOf(value);
  return { ...group, [first]: withValue(group[first], rest, inner) };
}

/** A copy of a value without a field. Later entries of a list move up. */
export function withoutField(value: unknown, [first, ...rest]: readonly (string | number)[]): unknown {
  if (first === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(first);
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, withoutField(value[index], rest));
  }
  const entries = Object.entries(value);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== String(first)));
  return Object.fromEntries(
    entries.map(([key, each]) => [key, key === String(first) ? withoutField(each, rest) : each]),
  );
}

/** The value at a field; undefined if absent. */
export function valueAt(value: unknown, field: readonly (string | number)[]): unknown {
  return field.reduce<unknown>((outer, part) => (outer as Record<string | number, unknown> | undefined)?.[part], value);
}
