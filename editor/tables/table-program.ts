import type { TableAnswer } from "./read-table.ts";
import { UnreadableTable } from "./table-limits.ts";
import { tableIn } from "./table-in.ts";

// The child process that reads one table and ends.

process.once("message", async (bytes: Uint8Array) => {
  const answer = await tableIn(Buffer.from(bytes)).catch((error: unknown): TableAnswer => {
    if (error instanceof UnreadableTable) return { refusal: error.message };
    throw error;
  });
  process.send?.(answer, () => process.disconnect());
});
