import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { OtherTable } from "./messages.ts";
import { limitOfTable, UnreadableTable } from "./table-limits.ts";

/** The response of the process that reads a table. */
export type TableAnswer = OtherTable | { readonly refusal: string };

const program = fileURLToPath(new URL("table-program.ts", import.meta.url));
const timeoutMs = 30_000;
const mostMemoryMb = 192;

/**
 * Reads an untrusted table in a child process, which is killed if it takes too much time or memory. A thread with limits is not enough: a
 * single allocation beyond its limit ends the whole Node process.
 * @param sheet the name of the sheet, if the owner has chosen one
 * @throws {UnreadableTable}
 */
export async function readTable(bytes: Uint8Array, sheet?: string): Promise<OtherTable> {
  if (bytes.length > limitOfTable.bytes) throw new UnreadableTable(limitOfTable.words);
  const { promise, resolve, reject } = Promise.withResolvers<OtherTable>();
  const child = fork(program, [], {
    // Without the passwords of the editor's environment.
    env: {},
    execArgv: [`--max-old-space-size=${mostMemoryMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  child.once("message", (answer: TableAnswer) => {
    if ("refusal" in answer) reject(new UnreadableTable(answer.refusal));
    else resolve(answer);
  });
  // No effect after a response.
  child.once("disconnect", () =>
    reject(
      new UnreadableTable(
        "This spreadsheet takes too much time or memory to read. Copy the cells that you need into a new workbook, save it, and choose that file.",
      ),
    ),
  );
  // There may be several, and one without a listener would end the editor.
  child.on("error", ({ code }: NodeJS.ErrnoException) =>
    reject(
      new UnreadableTable(
        `This spreadsheet could not be read, because another program could not be started (${code}). Try again in a minute.`,
      ),
    ),
  );
  child.send({ bytes, sheet }, () => undefined);
  return promise;
}
