type Path = readonly (string | number)[];

/**
 * A value with one sample mark removed: `{ value: "0.6", sample: true }` becomes `"0.6"`, and groups with other fields keep them. Undefined
 * if there is no sample.
 */
export function unmarkSample(value: unknown, at: Path): unknown {
  const [first, ...rest] = at;
  if (first === undefined) return unmarked(value);
  if (typeof value !== "object" || value === null || !(first in value)) return undefined;
  const inner = unmarkSample((value as Record<string | number, unknown>)[first], rest);
  if (inner === undefined) return undefined;
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...value, [first]: inner };
}

function unmarked(marked: unknown): unknown {
  if (typeof marked !== "object" || marked === null) return undefined;
  const { sample, ...rest } = marked as Record<string, unknown>;
  if (sample !== true) return undefined;
  return Object.keys(rest).length === 1 && "value" in rest ? rest.value : rest;
}
