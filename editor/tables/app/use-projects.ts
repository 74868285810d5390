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

/** The projects as they are typed, and what the build would say of them. */
export function useProjects() {
  const [table, setTable] = useState<ProjectTable>();
  const [rows, setRows] = useState<readonly KeyedRow[]>([]);
  const [checked, setChecked] = useState<CheckedProjects & { of: readonly KeyedRow[] }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { failure, fail, succeed } = useFailure();
  const [shown, setShown] = useState<number>();
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

  const change = useCallback((next: (before: readonly KeyedRow[]) => readonly KeyedRow[]) => {
    setRows(next);
    setOutcome(undefined);
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
    /** Puts rows after the others, or in the place of some of them, and shows the first of them. */
    add(added: readonly Cells[], isKept: (cells: Cells) => boolean = () => true) {
      const come = keyed(added, true);
      change((before) => [...before.filter(({ cells }) => isKept(cells)), ...come]);
      setShown(come[0]?.key);
    },
    async save() {
      if (!table) return;
      const answer = await saveProjects(
        rows.map(({ cells }) => cells),
        table.version,
      ).catch(fail);
      if (!answer) return;
      if (answer.outcome === "saved") await load();
      setOutcome(answer);
    },
    /** Reads the table again after a step that something else has taken, and says what became of it. */
    async show(answer: SaveOutcome) {
      await load();
      setOutcome(answer);
    },
    async discard() {
      await load();
      setOutcome(undefined);
    },
  };
}
