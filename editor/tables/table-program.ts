import type { TableAnswer } from "./read-table.ts";
import { UnreadableTable } from "./table-limits.ts";
import { tableIn } from "./table-in.ts";

// The child process that reads one table and ends.

process.once("message", async ({ bytes, sheet }: { bytes: Uint8Array; sheet?: string }) => {
  const answer = await tableIn(Buffer.from(bytes), sheet).catch((error: unknown): TableAnswer => {
    if (error instanceof UnreadableTable) return { refusal: error.message };
    throw error;
  });
  process.send?.(answer, () => process.disconnect());
});
