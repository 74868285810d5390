import type { KindColumn } from "./messages.ts";
import { projectColumns } from "./project-columns.ts";

/** A column of kinds, and the column whose names often say them: `Town auditorium`, `Pune Municipal Corporation`. */
interface NameColumn {
  readonly kind: KindColumn;
  /** What has the names, as a sentence calls it. */
  readonly of: string;
  /** The place of the kinds among our columns, and that of the names. */
  readonly ours: number;
  readonly at: number;
}

const placeOf = (name: string) => projectColumns.findIndex((column) => column.name === name);

export const nameColumns: readonly NameColumn[] = [
  { kind: "room", of: "project", ours: placeOf("room"), at: placeOf("project") },
  { kind: "clientType", of: "client", ours: placeOf("clientType"), at: placeOf("client") },
];

/**
 * The kinds that are read from names, because both are the same column of the other table.
 * @param places for each of our columns, its place in the other table
 */
export function kindsFromNames(places: readonly (number | null)[]): KindColumn[] {
  return nameColumns
    .filter(({ ours, at }) => (places[ours] ?? null) !== null && places[ours] === places[at])
    .map(({ kind }) => kind);
}
