import { tableIn } from "./table-in.ts";
import { UnreadableTable } from "./unreadable-table.ts";
import type { TableAnswer, TableRequest } from "./read-table.ts";

// The program of a process that reads one table and ends.

process.once("message", async ({ bytes, states }: TableRequest) => {
  const answer: TableAnswer = await tableIn(bytes, states).then(
    (rows) => ({ rows }),
    (error: unknown) => {
      if (error instanceof UnreadableTable) return { refusal: error.message };
      throw error;
    },
  );
  process.send?.(answer, () => process.disconnect());
});
