import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { columnNumber } from "../tables.ts";
import { copyMissing } from "./copy-missing.ts";
import { eraseDeleted, holdsDeletedText } from "./erase-deleted.ts";
import { checkIdentity, identityAt, identityOf, refuseOrphanedLog, type FileIdentity } from "./file-identity.ts";
import { isLocked, type SqliteResult } from "./messages.ts";

/** How long a statement waits for another process, such as the command line, to finish writing. */
const lockTimeoutMs = 4000;
const maxCompiled = 200;

/** Where the database is in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, "enquiries.sqlite");
}

/** A database file that is open. Every method blocks the thread that calls it until the disk has answered. */
export interface DatabaseFile {
  /**
   * Runs one statement. Outside a transaction it is on disk when this returns, and so is a transaction after its commit.
   * @throws {SqliteError} when the file was deleted or replaced: what it has been given since would be lost
   */
  run(sql: string, parameters: readonly unknown[]): SqliteResult;
  /**
   * Removes the text of what was deleted from the files. False while a transaction or another process prevents it.
   * @throws {SqliteError} when the disk has no space for it, for example
   */
  eraseDeleted(): boolean;
  /** Rolls back where a transaction is open. */
  abandon(): void;
  /** Whether the name of the database still stands for this file, though perhaps not those of its log and index. */
  keepsName(): boolean;
  /** Removes the names of its log and index, where they are still its own, so that another database can have them. */
  giveUpNames(): void;
  /** Brings into the database that has its name now what that one lacks. This one can be read though it was deleted. Returns the number of enquiries. */
  copyToSuccessor(): number;
  close(): void;
}

/** Opens or creates the database file in a folder. What it has committed is on disk, whatever happens next. */
export function openDatabaseFile(folder: string): DatabaseFile {
  mkdirSync(folder, { recursive: true });
  const path = sqliteFile(folder);
  refuseOrphanedLog(path);
  // Created here, so that no other user of the machine may read it.
  const descriptor = openSync(path, "a", 0o600);
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs });
  try {
    setUp(database, folder);
    return databaseFile(folder, database, identityOf(path, descriptor));
  } catch (error) {
    database.close();
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function databaseFile(folder: string, database: DatabaseSync, identity: FileIdentity): DatabaseFile {
  const path = sqliteFile(folder);
  const compile = rememberStatements(database);
  return {
    run(sql, parameters) {
      // SQLite rolls back automatically when the disk is full: a second rollback would fail and hide the real error.
      if (sql === "rollback" && !database.isTransaction) return { rows: [] };
      const result = runStatement(compile(sql), parameters);
      if (!database.isTransaction) checkIdentity(path, identity);
      return result;
    },
    eraseDeleted: () => eraseDeleted(database, folder),
    abandon() {
      if (database.isTransaction) database.exec("rollback");
    },
    keepsName: () => identityAt(path)[""] === identity[""],
    copyToSuccessor: () => copyMissing(database, path),
    giveUpNames() {
      const present = identityAt(path);
      for (const ending of ["-wal", "-shm"] as const) {
        if (identity[ending] !== undefined && present[ending] === identity[ending]) rmSync(path + ending);
      }
    },
    close: () => database.close(),
  };
}

function setUp(database: DatabaseSync, folder: string): void {
  // Several processes may start on a new file at once, and SQLite does not wait here as it does for a statement.
  retryWhileLocked(() => database.exec("PRAGMA journal_mode = WAL"));
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // The first reader makes the log and its index, which then stay until the last connection is closed.
  database.exec("SELECT count(*) FROM sqlite_schema");
  // What is deleted is overwritten.
  database.exec("PRAGMA secure_delete = ON");
  // What is sorted is in no temporary file.
  database.exec("PRAGMA temp_store = MEMORY");
  try {
    // Another process may have ended between a deletion and this.
    if (holdsDeletedText(database)) eraseDeleted(database, folder);
  } catch {
    // Without space for it. What deletes next, or opens the database next, tries again.
  }
}

function retryWhileLocked(work: () => void): void {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Compiles a statement once. */
function rememberStatements(database: DatabaseSync): (sql: string) => StatementSync {
  const compiled = new Map<string, StatementSync>();
  return (sql) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    // Otherwise a number beyond those of JavaScript makes the statement fail.
    known.setReadBigInts(true);
    if (compiled.size < maxCompiled && !sql.startsWith("PRAGMA")) compiled.set(sql, known);
    return known;
  };
}

function withNumbers(row: Record<string, SQLOutputValue>): Record<string, SQLOutputValue> {
  for (const [name, value] of Object.entries(row)) if (typeof value === "bigint") row[name] = columnNumber(value);
  return row;
}

function runStatement(statement: StatementSync, parameters: readonly unknown[]): SqliteResult {
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values).map(withNumbers) };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}
