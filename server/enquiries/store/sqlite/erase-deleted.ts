import { randomInt } from "node:crypto";
import { statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { isLocked, SqliteError } from "./messages.ts";

/**
 * SQLite's user_version of a database whose files hold no text that was deleted. Overwriting deleted text (`secure_delete`) is
 * not enough: SQLite moves rows between its pages and leaves copies of them, which nothing overwrites when the rows are deleted
 * later. Former servers, which did not rewrite the file, write 1, and rewrite it themselves when they find another number.
 */
const erasedVersion = 2;
/** The same, but the log, which holds everything as it was before, is still to be emptied. */
const rewrittenVersion = 3;

/**
 * The statement that belongs to each transaction that deletes text. It makes sure that the file will be rewritten, also when this
 * process ends before that. The number is a new one each time: what is deleted while another process rewrites the file needs
 * another rewrite.
 */
export function deletionMark(schema = "main"): string {
  return `PRAGMA ${schema}.user_version = -${randomInt(1, 2 ** 31)}`;
}

/** How long other work waits for another process. The caller rather tries again. */
const shortTimeoutMs = 50;

/** Whether text was deleted, and the file not rewritten since. */
export function holdsDeletedText(database: DatabaseSync): boolean {
  return numberFrom(database, "user_version") !== erasedVersion;
}

/**
 * Rewrites the file if text was deleted since the last time, and empties its log, which holds everything as it was before. False
 * where a transaction or another process prevents it. Other processes can read meanwhile, and wait to write.
 * @param folder where the database is. For a moment it holds two copies more.
 * @throws {SqliteError} when there is no space for them, for example
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
    // It leaves a large log.
    emptyLog(database);
    if (isLocked(error)) return false;
    throw error;
  }
  recordStep(database, version, rewrittenVersion);
  return eraseStepwise(database, folder);
}

/** False while another process reads the log. */
function emptyLog(database: DatabaseSync): boolean {
  return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
}

function rewrite(database: DatabaseSync, folder: string): void {
  requireSpace(database, folder);
  // A temporary file of SQLite has no name. The usual folder for it may be in memory, which a large database would fill.
  database.exec(`PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'; PRAGMA temp_store = FILE`);
  try {
    database.exec("VACUUM");
  } finally {
    database.exec("PRAGMA temp_store = MEMORY");
  }
}

/** Where there is too little space, nothing is tried: that would take all of it from everybody else for a while. */
function requireSpace(database: DatabaseSync, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const pages = numberFrom(database, "page_count") - numberFrom(database, "freelist_count");
  const neededBytes = 2 * pages * numberFrom(database, "page_size");
  if (bavail * bsize > neededBytes) return;
  const errstr = `${Math.ceil(neededBytes / 2 ** 20)} MiB of free space are needed`;
  throw new SqliteError({ message: errstr, code: "ENOSPC", errstr });
}

/** Replaces the user_version, unless something else was deleted meanwhile. */
function recordStep(database: DatabaseSync, from: number, to: number): void {
  try {
    database.exec("BEGIN IMMEDIATE");
    if (numberFrom(database, "user_version") === from) database.exec(`PRAGMA user_version = ${to}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    // Without the record, the file is rewritten once more.
    if (!isLocked(error)) throw error;
  }
}

function numberFrom(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
