import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../../app/announce.ts";
import type { useProjects } from "./use-projects.ts";

type Rows = ReturnType<typeof useProjects>["rows"];

/** Takes rows out of the table, and puts the last one back where it was. */
export function useRemovedRow({ rows, change }: Pick<ReturnType<typeof useProjects>, "rows" | "change">) {
  const latest = useRef<Rows>(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const [removed, setRemoved] = useState<{ readonly row: Rows[number]; readonly at: number }>();
  const remove = useCallback(
    (key: number) => {
      const at = latest.current.findIndex((row) => row.key === key);
      const row = latest.current[at];
      if (!row) return;
      change((before) => before.filter((each) => each.key !== key));
      setRemoved({ row, at });
      announce(`Row ${at + 1} is removed. A button above the table puts it back.`);
    },
    [change],
  );
  return {
    remove,
    /** What was removed last, by its name; undefined once it is there again. */
    removedName: removed && (removed.row.cells[0] || "A row without a name"),
    putBack() {
      if (!removed) return;
      change((before) => before.toSpliced(removed.at, 0, removed.row));
      setRemoved(undefined);
      requestAnimationFrame(() => document.getElementById(`cell-${removed.row.key}-project`)?.focus());
    },
    forget: useCallback(() => setRemoved(undefined), []),
  };
}
