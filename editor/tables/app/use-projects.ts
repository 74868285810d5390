import { useCallback, useEffect, useRef, useState } from "react";
import { ask, type SaveOutcome } from "../../app/api.ts";
import { useFailure } from "../../app/use-failure.ts";
import type { CheckedProjects, ProjectTable } from "../messages.ts";
import { cellsOf, keyed, type KeyedRow } from "./keyed-rows.ts";

/** A change of several cells, in words, and the rows before it. */
interface Step {
  readonly words: string;
  readonly before: readonly KeyedRow[];
}

const checkAfterMs = 400;
/**
 * The projects as typed, with the build's remarks.
 * @param onSaved called after every step
 */
export function useProjects(onSaved: () => void | Promise<void>) {
  const [table, setTable] = useState<ProjectTable>();
  const [rows, setRows] = useState<readonly KeyedRow[]>([]);
  const [checked, setChecked] = useState<CheckedProjects & { of: readonly KeyedRow[] }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [step, setStep] = useState<Step>();
  const { failure, fail, succeed } = useFailure();
  const latest = useRef(rows);
  const show = useCallback((next: readonly KeyedRow[]) => {
    latest.current = next;
    setRows(next);
  }, []);
  /** Reloads the table. Changes typed since a save began are kept. */
  const load = useCallback(
    (saved?: readonly KeyedRow[]) =>
      ask<ProjectTable>("/api/tables/projects")
        .then((answer) => {
          setTable(answer);
          if (!saved || latest.current === saved) show(keyed(answer.rows));
          succeed();
        })
        .catch(fail),
    [fail, show, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const isChanged = table !== undefined && JSON.stringify(cellsOf(rows)) !== JSON.stringify(table.rows);
  useEffect(() => {
    if (!isChanged) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      ask<CheckedProjects>("/api/tables/projects/check", { rows: cellsOf(rows) }, ended.signal)
        .then((answer) => {
          setChecked({ ...answer, of: rows });
          succeed();
        })
        .catch(fail);
    }, checkAfterMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [isChanged, rows, fail, succeed]);

  /** @param words describe a change of several cells, which can be undone until the next change */
  const change = useCallback(
    (next: (before: readonly KeyedRow[]) => readonly KeyedRow[], words?: string) => {
      const before = latest.current;
      show(next(before));
      setOutcome(undefined);
      setStep(words === undefined ? undefined : { words, before });
    },
    [show],
  );
  return {
    table,
    rows,
    isChanged,
    checked: isChanged ? checked : undefined,
    isChecked: checked?.of === rows,
    outcome,
    failure,
    step,
    change,
    undo: () => step && change(() => step.before),
    async save() {
      if (!table) return;
      const asked = { rows: cellsOf(rows), version: table.version };
      const answer = await ask<SaveOutcome>("/api/tables/projects/save", asked).catch(fail);
      if (!answer) return;
      setStep(undefined);
      if (answer.outcome === "saved") await Promise.all([load(rows), onSaved()]);
      setOutcome(answer);
    },
    async discard() {
      await load();
      setOutcome(undefined);
      setStep({ words: "Your changes are discarded.", before: rows });
    },
    /** Reloads the table after a step made elsewhere, and shows its outcome. */
    async show(answer: SaveOutcome) {
      await Promise.all([load(), onSaved()]);
      setOutcome(answer);
    },
  };
}
