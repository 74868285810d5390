import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { limitOfTable } from "./table-limits.ts";
import { UnreadableTable } from "./unreadable-table.ts";

/** What the process that reads a table is asked. */
export interface TableRequest {
  readonly bytes: Uint8Array;
  readonly states: readonly string[];
}

export type TableAnswer = { readonly rows: string[][] } | { readonly refusal: string };

const program = fileURLToPath(new URL("table-program.ts", import.meta.url));
const timeoutMs = 30_000;
const mostMemoryMb = 192;

/**
 * Reads a table that somebody else has made in a process of its own, which is ended if it takes too much time or memory. A thread with
 * limits would not do: where one piece of memory is too large for it, Node ends the whole process.
 * @param states the names of states, with which a line such as `Jaipur, Rajasthan` is one cell
 * @throws {UnreadableTable}
 */
export async function readTable(bytes: Uint8Array, states: readonly string[] = []): Promise<string[][]> {
  if (bytes.length > limitOfTable.bytes) throw new UnreadableTable(limitOfTable.words);
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>();
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${mostMemoryMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  child.once("message", (answer: TableAnswer) => {
    if ("rows" in answer) resolve(answer.rows);
    else reject(new UnreadableTable(answer.refusal));
  });
  // After an answer this changes nothing.
  child.once("disconnect", () =>
    reject(
      new UnreadableTable(
        "Reading this table takes too much time or memory. Copy the cells that are needed into a new workbook, save it, and choose it again.",
      ),
    ),
  );
  child.once("error", reject);
  child.send({ bytes, states } satisfies TableRequest);
  return promise;
}
