import { useState } from "react";
import type { OtherTable } from "../messages.ts";
import { readOtherTable } from "./ask-tables.ts";

/** A table that has been read, and how many have been before it. */
interface ReadInTurn {
  readonly table: OtherTable;
  readonly turn: number;
}

/**
 * The table from which rows are to be taken: a file, or what was pasted.
 * @param attempt does something that may fail, and says so
 */
export function useOtherTable(attempt: (act: () => Promise<void>) => Promise<unknown>) {
  const [read, setRead] = useState<ReadInTurn>();
  return {
    other: read?.table,
    /** Another one for each table, so that nothing chosen for one is taken for the next. */
    turn: read?.turn,
    take: (file: Blob) =>
      attempt(async () => {
        const table = await readOtherTable(file);
        setRead((before) => ({ table, turn: (before?.turn ?? 0) + 1 }));
      }),
    leave: () => setRead(undefined),
  };
}
