import { parentPort } from "node:worker_threads";
import { openDatabaseFile, sqliteFile, type DatabaseFile } from "./database-file.ts";
import { movedCode, movedError } from "./file-identity.ts";
import { failureOf, type SqliteAnswer, type SqliteRequest, type SqliteResult, type SqliteTask } from "./messages.ts";

// The thread in which SQLite waits for the disk and for the locks of other processes, so that nothing else has to.

let open: { file: DatabaseFile; connection: number; folder: string } | undefined;
/** Deleted or replaced while they were in use, and still readable here. */
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
  // A transaction on a file that has been lost must not go on in its successor.
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

/** Before a successor is opened: SQLite would take the log and the index of a lost database for the successor's. */
function releaseNames(): void {
  lost = lost.filter((file) => {
    file.abandon();
    if (!file.keepsName()) {
      file.giveUpNames();
      return true;
    }
    // Only its log or index was deleted. Closing writes everything to the database itself.
    file.close();
    return false;
  });
}

/** Brings what lost databases hold into their successor. Returns the number of enquiries. */
function rescue(): number {
  let enquiries = 0;
  for (let file = lost[0]; file; file = lost[0]) {
    enquiries += file.copyToSuccessor();
    lost.shift();
    file.close();
  }
  try {
    // What was erased in one of them was deleted from the other.
    open?.file.eraseDeleted();
  } catch {
    // Without space for it. The database remembers what is still to do.
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

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.on("message", (request: SqliteRequest) => parentPort?.postMessage(answerTo(request)));
