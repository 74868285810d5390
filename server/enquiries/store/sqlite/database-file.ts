import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { copyMissing } from "./copy-missing.ts";
import { checkIdentity, identityAt, identityOf, refuseOrphanedLog, type FileIdentity } from "./file-identity.ts";
import type { SqliteResult } from "./messages.ts";

/** How long a statement waits for another process, such as the command line, to finish writing. */
const lockTimeoutMs = 4000;
const shortTimeoutMs = 50;
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
  /** Writes the log to the database and empties it: it holds what was deleted as it was before. False while another process reads it. */
  emptyLog(): boolean;
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
    setUp(database);
    return databaseFile(path, database, identityOf(path, descriptor));
  } catch (error) {
    database.close();
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function databaseFile(path: string, database: DatabaseSync, identity: FileIdentity): DatabaseFile {
  const compile = rememberStatements(database);
  return {
    run(sql, parameters) {
      // SQLite rolls back automatically when the disk is full: a second rollback would fail and hide the real error.
      if (sql === "rollback" && !database.isTransaction) return { rows: [] };
      const result = runStatement(compile(sql), parameters);
      if (!database.isTransaction) checkIdentity(path, identity);
      return result;
    },
    emptyLog() {
      // Other work waits for this thread, so the caller waits for the other process instead.
      database.exec(`PRAGMA busy_timeout = ${shortTimeoutMs}`);
      try {
        return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
      } finally {
        database.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`);
      }
    },
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

function setUp(database: DatabaseSync): void {
  // Several processes may start on a new file at once, and SQLite does not wait here as it does for a statement.
  retryWhileLocked(() => database.exec("PRAGMA journal_mode = WAL"));
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // The first reader makes the log and its index, which then stay until the last connection is closed.
  database.exec("SELECT count(*) FROM sqlite_schema");
  // What is deleted is overwritten.
  database.exec("PRAGMA secure_delete = ON");
  eraseFormerlyDeleted(database);
  // What is sorted is in no temporary file.
  database.exec("PRAGMA temp_store = MEMORY");
}

/** The version of a database in which nothing was ever deleted without being overwritten. */
const erasingVersion = 1;

/** Rewrites once a database from before deleted text was overwritten. */
function eraseFormerlyDeleted(database: DatabaseSync): void {
  if (database.prepare("PRAGMA user_version").get()?.["user_version"] === erasingVersion) return;
  try {
    database.exec(`VACUUM; PRAGMA user_version = ${erasingVersion}; PRAGMA wal_checkpoint(TRUNCATE)`);
  } catch {
    // Another process uses it, or the disk is full: the next start tries again.
  }
}

const lockedCodes = new Set([5, 6]);

function retryWhileLocked(work: () => void): void {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === undefined || !lockedCodes.has(errcode & 0xff) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Compiles a statement once. */
function rememberStatements(database: DatabaseSync): (sql: string) => StatementSync {
  const compiled = new Map<string, StatementSync>();
  return (sql) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    if (compiled.size < maxCompiled) compiled.set(sql, known);
    return known;
  };
}

function runStatement(statement: StatementSync, parameters: readonly unknown[]): SqliteResult {
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}
