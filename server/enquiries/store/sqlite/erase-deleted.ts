import { randomInt } from "node:crypto";
import { statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { isLocked, SqliteError } from "./thread-messages.ts";

/**
 * The value of SQLite's user_version while the database's files contain no deleted text. Overwriting deleted data
 * (`secure_delete`) is not enough: SQLite moves rows between its pages and leaves copies, which are not overwritten
 * when the rows are later deleted. Earlier versions of the server only overwrite deleted data and write 1. If they find
 * another number, they rewrite the file themselves.
 */
const erasedVersion = 2;
/** The file is rewritten, but its log, which contains the old data, must still be emptied. */
const rewrittenVersion = 3;

/**
 * The statement for every transaction that deletes text. It ensures that the file is rewritten, even if this process
 * ends first. The number is new each time: a deletion while another process rewrites the file needs another rewrite.
 */
export function deletionMark(schema = "main"): string {
  return `PRAGMA ${schema}.user_version = -${randomInt(1, 2 ** 31)}`;
}

/** A short lock timeout, since other work waits during it. The caller retries. */
const shortTimeoutMs = 50;

/** Whether text has been deleted since the file was last rewritten. */
export function holdsDeletedText(database: DatabaseSync): boolean {
  return numberFrom(database, "user_version") !== erasedVersion;
}

/**
 * Rewrites the file if text has been deleted since the last time, and empties its log, which contains the old data.
 * Returns false if a transaction or another process prevents it. Other processes can read during the rewrite, but have
 * to wait to write.
 * @param folder the folder of the database, which briefly holds two more copies
 * @throws {SqliteError} for example if there is too little space for them
 */
export function eraseDeleted(database: DatabaseSync, folder: string): boolean {
  if (database.isTransaction) return false;
  const timeoutMs = Number(database.prepare("PRAGMA busy_timeout").get()?.["timeout"]);
  database.exec(`PRAGMA busy_timeout = ${shortTimeoutMs}`);
  try {
    return eraseStepwise(database, folder);
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeoutMs}`);
  }
}

function eraseStepwise(database: DatabaseSync, folder: string): boolean {
  if (!emptyLog(database)) return false;
  const version = numberFrom(database, "user_version");
  if (version === erasedVersion) return true;
  if (version === rewrittenVersion) {
    recordStep(database, version, erasedVersion);
    return true;
  }
  try {
    rewrite(database, folder);
  } catch (error) {
    // A failed rewrite leaves a large log.
    emptyLog(database);
    if (isLocked(error)) return false;
    throw error;
  }
  recordStep(database, version, rewrittenVersion);
  return eraseStepwise(database, folder);
}

/** Empties the log. Returns false while another process reads it. */
function emptyLog(database: DatabaseSync): boolean {
  return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
}

function rewrite(database: DatabaseSync, folder: string): void {
  requireSpace(database, folder);
  // SQLite unlinks its temporary files. Their default folder may be in memory, which a large database would fill.
  database.exec(`PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'; PRAGMA temp_store = FILE`);
  try {
    database.exec("VACUUM");
  } finally {
    database.exec("PRAGMA temp_store = MEMORY");
  }
}

/** Throws if there is too little space, since a failed rewrite would temporarily take all of it from other programs. */
function requireSpace(database: DatabaseSync, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const pages = numberFrom(database, "page_count") - numberFrom(database, "freelist_count");
  const neededBytes = 2 * pages * numberFrom(database, "page_size");
  if (bavail * bsize > neededBytes) return;
  const errstr = `${Math.ceil(neededBytes / 2 ** 20)} MiB of free space are needed`;
  throw new SqliteError({ message: errstr, code: "ENOSPC", errstr });
}

/** Updates the user_version unless another deletion has changed it. */
function recordStep(database: DatabaseSync, from: number, to: number): void {
  try {
    database.exec("BEGIN IMMEDIATE");
    if (numberFrom(database, "user_version") === from) database.exec(`PRAGMA user_version = ${to}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    // Without the record, the file is rewritten again.
    if (!isLocked(error)) throw error;
  }
}

function numberFrom(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
