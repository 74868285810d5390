import { statSync, type BigIntStats } from "node:fs";
import { basename } from "node:path";
import { SqliteError } from "./thread-messages.ts";

/** The files of a database: the database, its write-ahead log and the log's index, which processes share as memory. */
const endings = ["", "-wal", "-shm"] as const;

/** Device and inode of each file, by ending; undefined if there is no file. */
export type FileIdentity = Readonly<Record<(typeof endings)[number], string | undefined>>;

/** The files at the paths of a database. An empty database file counts as missing. */
export function identityAt(path: string): FileIdentity {
  const [database, log, index] = endings.map((ending) => {
    const found = statSync(path + ending, { bigint: true, throwIfNoEntry: false });
    return found && (ending !== "" || found.size > 0n) ? `${found.dev}:${found.ino}` : undefined;
  });
  return { "": database, "-wal": log, "-shm": index };
}

/**
 * The files of a database that was opened after its file had these properties.
 * @throws {SqliteError} if the path now leads to another file
 */
export function identityOf(path: string, { dev, ino }: BigIntStats): FileIdentity {
  const identity = identityAt(path);
  if (identity[""] !== `${dev}:${ino}`) throw movedError(path);
  return identity;
}

/** The paths of an open database now lead to other files, so commits would be lost. */
export function movedError(path: string): SqliteError {
  const errstr = `${basename(path)} was deleted or replaced while it was in use`;
  return new SqliteError({ message: errstr, code: movedCode, errstr });
}

export const movedCode = "EDATABASEMOVED";

/** @throws {SqliteError} if the paths no longer lead to the opened files */
export function checkIdentity(path: string, opened: FileIdentity): void {
  const present = identityAt(path);
  if (endings.some((ending) => present[ending] !== opened[ending])) throw movedError(path);
}

/**
 * Refuses to create a database beside another one's log. That would destroy the log, which may contain enquiries that
 * are nowhere else.
 * @throws {SqliteError} if there is a log without a database
 */
export function refuseOrphanedLog(path: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (identityAt(path)[""] !== undefined || !log || log.size === 0) return;
  const name = basename(path);
  const errstr = `${name}-wal is there without ${name}: put the database back beside it, or move it away`;
  throw new SqliteError({ message: errstr, code: "EORPHANEDLOG", errstr });
}
