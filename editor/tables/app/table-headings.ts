import type { Cells } from "../messages.ts";
import type { NamedColumn } from "./column-choice.tsx";

/** What the columns of a table are called; nothing if no row names them. */
export function headingOf(rows: readonly Cells[], at: number | null): Cells {
  return at === null ? [] : (rows[at] ?? []);
}

/** What the columns of a table are called, or their numbers. A column without anything in it has no name. */
export function namesOf(rows: readonly Cells[], headingAt: number | null): NamedColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const heading = headingOf(rows, headingAt);
  return Array.from({ length: width }, (_, at) => ({ at, name: heading[at] || `Column ${at + 1}` })).filter(({ at }) =>
    rows.some((row) => row[at]),
  );
}
