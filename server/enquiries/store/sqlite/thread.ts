import { Worker } from "node:worker_threads";
import {
  isLocked,
  SqliteError,
  type SqliteAnswer,
  type SqliteRequest,
  type SqliteResult,
  type SqliteTask,
} from "./messages.ts";

/** How long a statement may take: the disk may be frozen. */
const defaultTimeoutMs = 10_000;
/** The whole database may be rewritten, also when it is opened. */
const rewriteTimeoutMs = 60_000;
const closeTimeoutMs = 5000;
/** How long a statement waits for a process that rewrites the database. A form gives up after thirty seconds. */
const lockedMs = 25_000;

/** Runs one statement. Statements run in the order in which they were given. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<SqliteResult>;

/** A thread that opens a database. Every method rejects with a SqliteError. */
export interface SqliteThread {
  /** Opens or creates the database in a folder, or opens it again after it was lost. */
  open(folder: string): Promise<RunStatement>;
  /** Adds to the open database what a lost one holds. Resolves to the number of enquiries. */
  rescue(): Promise<number>;
  /** Removes the text of what was deleted from the files. False while a transaction or another process prevents it. */
  eraseDeleted(): Promise<boolean>;
  /** Closes the database and ends the thread. */
  close(): Promise<void>;
}

/** The thread has ended, and another one is needed. */
export const endedCode = "ESQLITETHREAD";

interface Pending {
  resolve(result: SqliteResult): void;
  reject(error: SqliteError): void;
  timer: NodeJS.Timeout;
  allowedMs: number;
}

/**
 * Starts the thread. A statement that takes too long is given up with ETIMEDOUT, and so is at once every further one, until the
 * thread answers again: then it abandons the transaction that was given up. What was given up may have been carried out.
 */
export function startSqliteThread(timeoutMs = defaultTimeoutMs): SqliteThread {
  // Its arguments are its own: those of this process may load modules that belong to the main thread.
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { execArgv: [] });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  /** The last request that was given up and has not been answered. */
  let late: number | undefined;
  let ended: SqliteError | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
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
      // It waits for those before it.
      const ownMs = Math.max(allowedMs, ...[...pending.values()].map((one) => one.allowedMs));
      pending.set(id, { resolve, reject, timer: setTimeout(giveUp, ownMs), allowedMs: ownMs });
      post({ id, task });
    });

  worker.on("message", (answer: SqliteAnswer) => {
    if (answer.id === late) {
      late = undefined;
      // Before any further statement, which could otherwise become part of it.
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
      // A thread that waits for a frozen disk ends when the disk answers, and nothing waits for that.
      void worker.terminate();
    },
  };
}

/** Tries again while another process holds the lock: one that rewrites the database does so for longer than a statement waits. */
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
