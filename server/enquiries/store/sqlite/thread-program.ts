import { parentPort } from "node:worker_threads";
import { openDatabaseFile, sqliteFile, type DatabaseFile } from "./database-file.ts";
import { movedCode, movedError } from "./file-identity.ts";
import {
  failureOf,
  type SqliteAnswer,
  type SqliteRequest,
  type SqliteResult,
  type SqliteTask,
} from "./thread-messages.ts";

// In this thread SQLite waits for the disk and for the locks of other processes, so that it does not block the server.

let open: { file: DatabaseFile; connection: number; folder: string } | undefined;
/** Databases that were deleted or replaced while in use, and are still readable here. */
let lost: DatabaseFile[] = [];

function perform(id: number, task: SqliteTask): SqliteResult {
  switch (task.kind) {
    case "open":
      if (!open) {
        releaseNames();
        open = { file: openDatabaseFile(task.folder), connection: id, folder: task.folder };
      }
      return { rows: [], changes: open.connection };
    case "run":
      return run(task);
    case "rescue":
      return { rows: [], changes: rescue() };
    case "eraseDeleted":
      return { rows: [], changes: open?.file.eraseDeleted() ? 1 : 0 };
    case "abandon":
      open?.file.abandon();
      return { rows: [] };
    case "close":
      for (const file of [open?.file, ...lost]) file?.close();
      [open, lost] = [undefined, []];
      return { rows: [] };
  }
}

function run({ folder, connection, sql, parameters }: SqliteTask & { kind: "run" }): SqliteResult {
  // A transaction on a lost file must not continue in its successor.
  if (!open || open.connection !== connection) throw movedError(sqliteFile(folder));
  try {
    return open.file.run(sql, parameters);
  } catch (error) {
    if (failureOf(error).code === movedCode) {
      lost.push(open.file);
      open = undefined;
    }
    throw error;
  }
}

/** Runs before a successor is opened: SQLite would use the log and index of a lost database for it. */
function releaseNames(): void {
  lost = lost.filter((file) => {
    file.abandon();
    if (!file.keepsName()) {
      file.giveUpNames();
      return true;
    }
    // Only its log or index was deleted. Closing writes everything to the database.
    file.close();
    return false;
  });
}

/** Copies the rows of lost databases to their successor. Returns the number of enquiries. */
function rescue(): number {
  let enquiries = 0;
  for (let file = lost[0]; file; file = lost[0]) {
    enquiries += file.copyToSuccessor();
    lost.shift();
    file.close();
  }
  try {
    // Enquiries erased in one database were deleted from the other.
    open?.file.eraseDeleted();
  } catch {
    // There is too little space. The database remembers what is left to do.
  }
  return enquiries;
}

function answerTo({ id, task }: SqliteRequest): SqliteAnswer {
  try {
    return { id, result: perform(id, task) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
parentPort?.on("message", (request: SqliteRequest) => parentPort?.postMessage(answerTo(request)));
