/** The parts of a value that may be a sample, as written in the file. */
export interface SampledParts {
  readonly lines: readonly string[];
  readonly sample: boolean;
  readonly note?: string | undefined;
}

/** Splits a value: `"0.6"`, `["0.6", "0.7"]` or `{ value: "0.6", sample: true, note: … }`. */
export function partsOf(written: unknown): SampledParts {
  const group =
    typeof written === "object" && written !== null && !Array.isArray(written) ? written : { value: written };
  const { value, sample, note } = group as Record<string, unknown>;
  const lines = [value].flat().filter((line) => line !== undefined && line !== null);
  return { lines: lines.map(String), sample: sample === true, note: typeof note === "string" ? note : undefined };
}

/** Joins the parts into the shortest form; undefined if empty. */
export function writtenOf({ lines, sample, note }: SampledParts): unknown {
  const value = lines.length > 1 ? lines : (lines[0] ?? "");
  if (value === "" && note === undefined) return undefined;
  if (!sample && note === undefined) return value;
  return { value, ...(sample ? { sample: true } : {}), ...(note === undefined ? {} : { note }) };
}
