import { useCallback, useEffect, useState } from "react";
import type { SaveOutcome } from "../../app/api.ts";
import { useFailure } from "../../app/use-failure.ts";
import type { Cells, CheckedProjects, ProjectTable } from "../messages.ts";
import { checkProjects, readProjects, saveProjects } from "./ask-tables.ts";

/** A row of the table with a name that stays while rows before it come and go. */
export interface KeyedRow {
  readonly key: number;
  readonly cells: Cells;
  /** It has come since the table was opened or saved. */
  readonly isNew?: boolean;
}

const checkAfterMs = 400;
let lastKey = 0;

function keyed(rows: readonly Cells[], isNew = false): KeyedRow[] {
  return rows.map((cells) => ({ key: (lastKey += 1), cells, isNew }));
}

/** Where each row is among the saved ones; undefined if they are not the same projects. */
function placesOf(rows: readonly KeyedRow[], saved: readonly Cells[]): number[] | undefined {
  // Saving may write a cell in other words, such as a product by its whole name.
  const nameOf = (cells: Cells) => JSON.stringify([...cells.slice(0, 6), ...cells.slice(9)]);
  const left = new Map<string, number[]>();
  for (const [place, cells] of saved.entries()) left.set(nameOf(cells), [...(left.get(nameOf(cells)) ?? []), place]);
  const places = rows.map(({ cells }) => left.get(nameOf(cells))?.shift());
  const isWhole = rows.length === saved.length && places.every((place) => place !== undefined);
  return isWhole ? (places as number[]) : undefined;
}

/** The projects as they are typed, and what the build would say of them. */
export function useProjects() {
  const [table, setTable] = useState<ProjectTable>();
  const [rows, setRows] = useState<readonly KeyedRow[]>([]);
  const [checked, setChecked] = useState<CheckedProjects & { of: readonly KeyedRow[] }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { failure, fail, succeed } = useFailure();
  const [shown, setShown] = useState<number>();
  const [discarded, setDiscarded] = useState<{
    rows: readonly KeyedRow[];
    version: string;
    words: string | undefined;
  }>();
  const load = useCallback(
    () =>
      readProjects()
        .then((answer) => {
          setTable(answer);
          setRows(keyed(answer.rows));
          setChecked(undefined);
          succeed();
        })
        .catch(fail),
    [fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const isChanged =
    table !== undefined &&
    (rows.length !== table.rows.length ||
      rows.some(({ cells }, index) => cells.join("\t") !== table.rows[index]?.join("\t")));
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      checkProjects(rows.map(({ cells }) => cells))
        .then((answer) => setChecked({ ...answer, of: rows }))
        .catch(fail);
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [isChanged, rows, fail]);

  /** Rows stay where they are seen after a save, though each is in the table of its region now. */
  const followSave = async () => {
    const answer = await readProjects().catch(fail);
    const places = answer && placesOf(rows, answer.rows);
    if (!places) return load();
    setTable({
      ...answer,
      rows: places.map((place) => answer.rows[place]!),
      paths: places.map((place) => answer.paths[place]!),
    });
    const savedCells = new Map(rows.map(({ key }, index) => [key, answer.rows[places[index]!]!]));
    const cellsBefore = new Map(rows.map(({ key, cells }) => [key, cells]));
    // A save takes a while: rows that were typed in or added meanwhile stay as they are.
    setRows((now) =>
      now.map((row) => {
        const cells = savedCells.get(row.key);
        return cells && row.cells === cellsBefore.get(row.key) ? { ...row, isNew: false, cells } : row;
      }),
    );
    setChecked(undefined);
    succeed();
  };
  const change = useCallback((next: (before: readonly KeyedRow[]) => readonly KeyedRow[]) => {
    setRows(next);
    setOutcome(undefined);
    setDiscarded(undefined);
  }, []);
  return {
    table,
    rows,
    isChanged,
    isChecked: checked?.of === rows,
    checked: isChanged ? checked : undefined,
    outcome,
    failure,
    /** The row that is to be seen. */
    shown,
    change,
    /** Puts rows after the others, or in the place of some of them, changes others by their keys, and shows the first of all. */
    add(
      added: readonly Cells[],
      isKept: (cells: Cells) => boolean = () => true,
      changed: ReadonlyMap<number, Cells> = new Map(),
    ) {
      const come = keyed(added, true);
      change((before) => [
        ...before
          .filter(({ cells }) => isKept(cells))
          .map((row) => ({ ...row, cells: changed.get(row.key) ?? row.cells })),
        ...come,
      ]);
      setShown(come[0]?.key ?? [...changed.keys()][0]);
    },
    /** Changes the cells of rows where they are; rows that are too many follow them. */
    fill(filled: readonly Cells[]) {
      change((before) => [
        ...before.map((row, index) => ({ ...row, cells: filled[index] ?? row.cells })),
        ...keyed(filled.slice(before.length), true),
      ]);
    },
    async save() {
      if (!table) return;
      const answer = await saveProjects(
        rows.map(({ cells }) => cells),
        table.version,
      ).catch(fail);
      if (!answer) return;
      if (answer.outcome === "saved") await followSave();
      setOutcome(answer);
    },
    /** Takes over other words that cells may hold, without touching what was typed. */
    takeChoices(choices: ProjectTable["choices"]) {
      setTable((before) => before && { ...before, choices });
    },
    /** Reads the table again after a step that something else has taken, and says what became of it. */
    async show(answer: SaveOutcome) {
      await load();
      setOutcome(answer);
    },
    async discard() {
      await load();
      setOutcome(undefined);
      if (table)
        setDiscarded({ rows, version: table.version, words: checked?.of === rows ? checked.changes.words : undefined });
    },
    /** What was discarded last; undefined once something else was typed, or the projects have changed meanwhile. */
    discarded: discarded?.version === table?.version ? discarded : undefined,
    bringBack() {
      if (discarded) change(() => discarded.rows);
    },
  };
}
