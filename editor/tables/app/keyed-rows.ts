import type { Cells } from "../messages.ts";
import { betweenProducts, emptyRow, placeOf } from "../project-columns.ts";

/** A table row with a key that is stable when other rows are added or removed. */
export interface KeyedRow {
  readonly key: number;
  readonly cells: Cells;
  /** Added since the table was opened or saved. */
  readonly isNew?: boolean;
}

let lastKey = 0;

export function keyed(rows: readonly Cells[], isNew = false): KeyedRow[] {
  return rows.map((cells) => ({ key: (lastKey += 1), cells, isNew }));
}

export const cellsOf = (rows: readonly KeyedRow[]) => rows.map(({ cells }) => cells);

export type ImportMode = "add" | "samples" | "all";

/** The possible import modes with their labels. */
export function importModes(present: readonly KeyedRow[]): Readonly<Partial<Record<ImportMode, string>>> {
  const samples = present.filter(isSample).length;
  return {
    add: "Add these rows, and update projects with the same name, location and client",
    ...(samples > 0 && { samples: `Replace the ${samples} sample projects` }),
    ...(present.length > samples && { all: `Replace all ${present.length} projects` }),
  };
}

const sample = placeOf("sample");
const isSample = ({ cells }: KeyedRow) => cells[sample] === "yes";

/** Merges imported rows into the existing ones. An empty cell changes nothing. */
export function mergeRows(present: readonly KeyedRow[], imported: readonly Cells[], mode: ImportMode): KeyedRow[] {
  const kept = present.filter((row) => mode === "add" || (mode === "samples" && !isSample(row)));
  const known = Map.groupBy(kept, ({ cells }) => nameOf(cells));
  const updates = new Map<number, Cells>();
  const added: Cells[] = [];
  for (const row of imported) {
    const same = known.get(nameOf(row))?.shift();
    const cells = row.map((cell, column) => cell || ((same?.cells ?? emptyRow)[column] ?? ""));
    if (same) updates.set(same.key, cells);
    else added.push(cells);
  }
  return [...kept.map((row) => ({ ...row, cells: updates.get(row.key) ?? row.cells })), ...keyed(added, true)];
}

function nameOf(cells: Cells): string {
  const known = [cells[placeOf("project")], cells[placeOf("location")], cells[placeOf("client")]];
  return JSON.stringify(known).toLowerCase();
}

/** A word of a column and what replaces it. */
export interface Replacement {
  readonly column: string;
  readonly word: string;
  /** Empty to remove the word. */
  readonly replacement: string;
}

/** The cells of a row with a word of one column replaced. A name that is then in a list of names twice stays once. */
export function replacedIn(cells: Cells, { column, word, replacement }: Replacement): Cells {
  const place = placeOf(column);
  const cell = cells[place] ?? "";
  const own = (written: string) => (written.trim() === word ? replacement : written);
  if (own(cell) !== cell || (column !== "products" && column !== "photographs")) return cells.with(place, own(cell));
  const names = cell.split(";").flatMap((name) => {
    const parts = name.split(betweenProducts).map((part) => part.trim());
    return parts.includes(word) ? parts.map(own) : [own(name).trim()];
  });
  return cells.with(place, [...new Set(names)].filter(Boolean).join("; "));
}
