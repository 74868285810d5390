import { useCallback, useEffect, useMemo, useState } from "react";
import { announce } from "../../app/announce.ts";
import type { useProjects } from "./use-projects.ts";

/** What was typed into a wrong cell could be put into others that say the same. */
export interface Offer {
  readonly column: number;
  /** What the other cells say. */
  readonly from: string;
  /** How many others there are. */
  readonly count: number;
}

interface Corrected {
  readonly key: number;
  readonly column: number;
  readonly from: string;
}

/** Offers what was put into a wrong cell for all others of its column that say what it said. */
export function useOffer({ rows, change }: Pick<ReturnType<typeof useProjects>, "rows" | "change">) {
  const [corrected, setCorrected] = useState<Corrected>();
  const now = rows.find(({ key }) => key === corrected?.key)?.cells[corrected?.column ?? 0] ?? "";
  const others = corrected ? rows.filter(({ cells }) => cells[corrected.column] === corrected.from) : [];
  const isOffered = corrected !== undefined && others.length > 0 && now !== "" && now !== corrected.from;
  const offer = useMemo(
    (): Offer | undefined =>
      isOffered ? { column: corrected.column, from: corrected.from, count: others.length } : undefined,
    [isOffered, corrected, others.length],
  );
  const offered = offer?.count;
  useEffect(() => {
    if (offered !== undefined) announce("After the field is a button that uses this for other rows too.");
  }, [offered]);
  return {
    offer,
    /** The row of the cell that was corrected. */
    offeredFor: corrected?.key,
    /** Something was typed into a cell. `wrong` is what it said before, if that was wrong. */
    note: useCallback((key: number, column: number, wrong: string | undefined) => {
      setCorrected((before) => {
        // It may take many keystrokes to correct a cell.
        if (before?.key === key && before.column === column) return before;
        return wrong ? { key, column, from: wrong } : undefined;
      });
    }, []),
    take: () => {
      if (!corrected) return;
      const { column, from } = corrected;
      change((before) =>
        before.map((row) => (row.cells[column] === from ? { ...row, cells: row.cells.with(column, now) } : row)),
      );
      setCorrected(undefined);
      announce(`Used in ${others.length === 1 ? "one more row" : `${others.length} more rows`}.`);
    },
  };
}
