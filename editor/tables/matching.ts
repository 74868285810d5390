import { stateOf } from "#content/load/check-projects.ts";
import { nameColumns } from "./kinds-from-names.ts";
import { keyOf } from "./known-words.ts";
import { likeliestOf } from "./likeliest.ts";
import { isHeader, matchColumns, projectColumns, stateColumn } from "./project-columns.ts";
import { yearIn } from "./year.ts";

type Row = readonly string[];
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Which columns of another table hold what. */
export interface Matching {
  /** For each of our columns, its place in the other table, or nothing. */
  readonly places: readonly (number | null)[];
  /** The column of the states, which follow the locations after a comma, if they have one of their own. */
  readonly state: number | null;
}

/** Above the headings there may be titles and dates, but hardly more than these rows. */
const searchedRows = 20;
const columnNames = projectColumns.map(({ name }) => name);
const locationColumn = columnNames.indexOf("location");
const yes = /^(?:y|yes|true|1|n|no|false|0)$/i;

/** The row of a table that names its columns; null if none does. */
export function headingRow(rows: readonly Row[]): number | null {
  const index = rows.slice(0, searchedRows).findIndex(isHeader);
  return index < 0 ? null : index;
}

/** The rows of another table that hold projects: those below its headings with anything in them. */
export function rowsBelow(rows: readonly Row[], heading: number | null): Row[] {
  return rows.slice(heading === null ? 0 : heading + 1).filter((row) => row.some((cell) => cell !== ""));
}

/**
 * What the columns of another table hold: by their headings, or else by their places; kinds of room and of client also by the words in
 * them.
 * @param choices the words that the cells of a column may hold
 */
export function matchTable(rows: readonly Row[], heading: number | null, choices: Words): Matching {
  const header = heading === null ? undefined : rows[heading];
  const below = rowsBelow(rows, heading);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const valuesIn = (place: number) => below.map((row) => row[place] ?? "").filter(Boolean);
  const fits = (name: string, place: number) => isOf(name, valuesIn(place), choices[name] ?? {});
  const state = header ? stateColumn(header) : null;
  const places = header
    ? matchColumns(header)
    : columnNames.map((name, index) =>
        index < width && (valuesIn(index).length === 0 || fits(name, index)) ? index : null,
      );
  for (const name of header ? ["room", "clientType"] : ["room", "clientType", "year"]) {
    const ours = columnNames.indexOf(name);
    if (places[ours] !== null) continue;
    const isFree = (place: number) => !places.includes(place) && place !== state;
    const fitting = Array.from({ length: width }, (_, place) => place).filter(
      (place) => isFree(place) && valuesIn(place).length > 0 && fits(name, place),
    );
    if (fitting.length === 1) places[ours] = fitting[0]!;
    else if (header && fitting.length === 0) places[ours] = kindsColumn(name, { header, choices, isFree, valuesIn });
  }
  // What sort of client it is, and what kind of room, can often be told from a name.
  for (const { kind, ours, at } of header ? nameColumns : []) {
    if (places[ours] !== null) continue;
    const place = places[at] ?? null;
    if (place !== null && (kind === "clientType" || mostlySay(valuesIn(place), choices[kind] ?? {})))
      places[ours] = place;
  }
  // Without places, the states are all that is known of where the projects are.
  if (places[locationColumn] === null) return { places: places.with(locationColumn, state), state: null };
  return { places, state };
}

interface OtherColumns {
  readonly header: Row;
  readonly choices: Words;
  readonly isFree: (place: number) => boolean;
  readonly valuesIn: (place: number) => readonly string[];
}

/** Whether most of some names have something of one of some kinds in them. */
function mostlySay(names: readonly string[], words: Readonly<Record<string, string>>): boolean {
  return names.filter((name) => likeliestOf(name, words, { isName: true })).length * 2 > names.length;
}

/** A column that is called a type or the like holds the kinds of which it has more words, even if most of its words are others. */
function kindsColumn(name: string, { header, choices, isFree, valuesIn }: OtherColumns): number | null {
  const [words, others] = [choices[name] ?? {}, choices[name === "room" ? "clientType" : "room"] ?? {}];
  const place = header.findIndex((heading, at) => {
    if (!/\b(?:type|kind|category)\b/i.test(heading) || !isFree(at)) return false;
    const found = [...new Set(valuesIn(at))];
    const known = (those: Readonly<Record<string, string>>) => found.filter((cell) => likeliestOf(cell, those)).length;
    return known(words) * 5 >= found.length && known(words) > known(others);
  });
  return place < 0 ? null : place;
}

/** The rows of another table in the order of our columns. */
export function arrange(rows: readonly Row[], places: Matching["places"], state: number | null = null): string[][] {
  return rows.map((row) =>
    places.map((place, column) => {
      const cell = place === null ? "" : (row[place] ?? "");
      return column === locationColumn && state !== null ? inState(cell, row[state] ?? "") : cell;
    }),
  );
}

/** A place with its state, which it may say already. */
function inState(place: string, state: string): string {
  if (!place || !state) return place || state;
  return stateOf(place).toLowerCase() === state.toLowerCase() ? place : `${place}, ${state}`;
}

/** Whether most of some cells are what a column holds. Of a column that may hold anything, nothing can be said. */
function isOf(name: string, cells: readonly string[], words: Readonly<Record<string, string>>): boolean {
  const isRight: Record<string, (cell: string) => boolean> = {
    room: (cell) => keyOf(cell, words) !== undefined,
    clientType: (cell) => keyOf(cell, words) !== undefined,
    sample: (cell) => yes.test(cell) || keyOf(cell, words) !== undefined,
    year: (cell) => /^(?:19|20)\d{2}$/.test(yearIn(cell)),
  };
  const test = isRight[name];
  return !test || cells.filter(test).length * 2 > cells.length;
}
