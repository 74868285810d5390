import { closeSync, mkdirSync, openSync, rmSync, statSync, type BigIntStats } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { columnNumber } from "../tables.ts";
import { copyMissing } from "./copy-missing.ts";
import { eraseDeleted, holdsDeletedText } from "./erase-deleted.ts";
import { checkIdentity, identityAt, identityOf, refuseOrphanedLog, type FileIdentity } from "./file-identity.ts";
import { isLocked, type SqliteResult } from "./thread-messages.ts";

/** How long a statement waits for another process, such as the command line, to finish writing. */
const lockTimeoutMs = 4000;
const maxCompiled = 200;

/** The path of the database in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, "enquiries.sqlite");
}

/** An open database file. Every method blocks its thread until the disk responds. */
export interface DatabaseFile {
  /**
   * Runs one statement, which is on disk when this returns. In a transaction it is on disk after the commit.
   * @throws {SqliteError} if the file was deleted or replaced, since writes to it would be lost
   */
  run(sql: string, parameters: readonly unknown[]): SqliteResult;
  /**
   * Removes deleted text from the files. Returns false while a transaction or another process prevents it.
   * @throws {SqliteError} for example if the disk has too little space
   */
  eraseDeleted(): boolean;
  /** Rolls back any open transaction. */
  abandon(): void;
  /** Whether the path of the database still leads to this file. Those of its log and index may not. */
  keepsName(): boolean;
  /** Removes its log and index if they are still its own, so that another database can use their names. */
  giveUpNames(): void;
  /**
   * Copies rows to the database that now has this one's name and lacks them. A deleted file is still readable here.
   * Returns the number of enquiries.
   */
  copyToSuccessor(): number;
  close(): void;
}

/** Opens or creates the database file in a folder. Committed data is on disk and survives a crash. */
export function openDatabaseFile(folder: string): DatabaseFile {
  mkdirSync(folder, { recursive: true });
  const path = sqliteFile(folder);
  refuseOrphanedLog(path);
  const created = createFile(path);
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs });
  try {
    setUp(database, folder);
    return databaseFile(folder, database, identityOf(path, created));
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Creates the file unless it exists, so that other users of the machine cannot read it. A file that SQLite has open
 * must not be opened here: closing any of its descriptors would release the locks of the whole process, and an older
 * SQLite of another program would then delete its log.
 */
function createFile(path: string): BigIntStats {
  try {
    closeSync(openSync(path, "ax", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return statSync(path, { bigint: true });
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
  // Several processes may start on a new file at once, and for this statement SQLite does not wait for the lock.
  retryWhileLocked(() => database.exec("PRAGMA journal_mode = WAL"));
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // The first read creates the log and its index, which stay until the last connection is closed.
  database.exec("SELECT count(*) FROM sqlite_schema");
  // Overwrite deleted data.
  database.exec("PRAGMA secure_delete = ON");
  // Keep sorted data out of temporary files.
  database.exec("PRAGMA temp_store = MEMORY");
  try {
    // Another process may have ended between a deletion and the erasure.
    if (holdsDeletedText(database)) eraseDeleted(database, folder);
  } catch {
    // There is too little space. The next deletion or the next open retries.
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

/** Compiles each statement once. */
function rememberStatements(database: DatabaseSync): (sql: string) => StatementSync {
  const compiled = new Map<string, StatementSync>();
  return (sql) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    // Without this, an integer beyond JavaScript's safe range makes the statement fail.
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
