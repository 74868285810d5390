import { Worker } from "node:worker_threads";
import {
  isLocked,
  SqliteError,
  type SqliteAnswer,
  type SqliteRequest,
  type SqliteResult,
  type SqliteTask,
} from "./thread-messages.ts";

/** Timeout of a statement: the disk may hang. */
const defaultTimeoutMs = 10_000;
/** Long enough to rewrite the whole database, which can also happen when it is opened. */
const rewriteTimeoutMs = 60_000;
const closeTimeoutMs = 5000;
/** How long a statement waits for a process that rewrites the database. A form times out after thirty seconds. */
const lockedMs = 25_000;

/** Runs one statement. Statements run in order. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<SqliteResult>;

/** A worker thread for a database. Every method rejects with a SqliteError. */
export interface SqliteThread {
  /** Opens or creates the database in a folder, or reopens it after it was lost. */
  open(folder: string): Promise<RunStatement>;
  /** Adds the rows of a lost database to the open one. Resolves to the number of enquiries. */
  rescue(): Promise<number>;
  /** Removes deleted text from the files. Resolves to false while a transaction or another process prevents it. */
  eraseDeleted(): Promise<boolean>;
  /** Closes the database and ends the thread. */
  close(): Promise<void>;
}

/** The code of an error that means that the thread has ended and must be restarted. */
export const endedCode = "ESQLITETHREAD";

interface Pending {
  resolve(result: SqliteResult): void;
  reject(error: SqliteError): void;
  timer: NodeJS.Timeout;
  allowedMs: number;
}

/**
 * Starts the thread. A statement that takes too long fails with ETIMEDOUT, and all further statements fail at once
 * until the thread responds again and rolls back the timed-out transaction. A timed-out statement may have been
 * executed.
 */
export function startSqliteThread(timeoutMs = defaultTimeoutMs): SqliteThread {
  // Do not inherit the arguments of this process, which may load modules for the main thread.
  const worker = new Worker(new URL("./thread-program.ts", import.meta.url), { execArgv: [] });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  /** The last request that timed out and is still unanswered. */
  let late: number | undefined;
  let ended: SqliteError | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
  const post = (request: SqliteRequest) => worker.postMessage(request);

  const giveUp = () => {
    late = lastId;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(timeoutError());
    }
    pending.clear();
  };

  const ask = (task: SqliteTask, allowedMs = timeoutMs) =>
    new Promise<SqliteResult>((resolve, reject) => {
      if (ended) return reject(ended);
      if (late !== undefined) return reject(timeoutError());
      const id = (lastId += 1);
      // The request also waits for those before it.
      const ownMs = Math.max(allowedMs, ...[...pending.values()].map((one) => one.allowedMs));
      pending.set(id, { resolve, reject, timer: setTimeout(giveUp, ownMs), allowedMs: ownMs });
      post({ id, task });
    });

  worker.on("message", (answer: SqliteAnswer) => {
    if (answer.id === late) {
      late = undefined;
      // Roll back before any further statement, which could otherwise join the abandoned transaction.
      post({ id: 0, task: { kind: "abandon" } });
    }
    const asked = pending.get(answer.id);
    if (!asked) return;
    pending.delete(answer.id);
    clearTimeout(asked.timer);
    if ("failure" in answer) asked.reject(new SqliteError(answer.failure));
    else asked.resolve(answer.result);
  });

  const end = (error: SqliteError) => {
    ended ??= error;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(ended);
    }
    pending.clear();
  };
  worker.on("error", ({ message }: Error) => end(new SqliteError({ message, code: endedCode })));
  worker.on("exit", () => end(new SqliteError({ message: "The database thread has ended.", code: endedCode })));

  return {
    async open(folder) {
      const { changes: connection = 0 } = await ask({ kind: "open", folder }, rewriteTimeoutMs);
      return (sql, parameters) => whileLocked(() => ask({ kind: "run", folder, connection, sql, parameters }));
    },
    rescue: async () => (await ask({ kind: "rescue" }, rewriteTimeoutMs)).changes ?? 0,
    eraseDeleted: async () => (await ask({ kind: "eraseDeleted" }, rewriteTimeoutMs)).changes === 1,
    async close() {
      await ask({ kind: "close" }, closeTimeoutMs).catch(() => undefined);
      // A thread that waits for a frozen disk only ends when the disk responds, so do not wait for it.
      void worker.terminate();
    },
  };
}

/**
 * Retries while another process holds the lock: a rewrite of the database holds it for longer than a statement waits.
 */
async function whileLocked(run: () => Promise<SqliteResult>): Promise<SqliteResult> {
  const deadline = performance.now() + lockedMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
  }
}

function timeoutError(): SqliteError {
  return new SqliteError({ message: "The database did not answer in time.", code: "ETIMEDOUT" });
}
