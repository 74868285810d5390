import { fstatSync, statSync } from "node:fs";
import { basename } from "node:path";
import { SqliteError } from "./messages.ts";

/** A database is three files: itself, its write-ahead log and the index of that, which processes share as memory. */
const endings = ["", "-wal", "-shm"] as const;

/** By ending: device and inode of each of the files, undefined where there is none. */
export type FileIdentity = Readonly<Record<(typeof endings)[number], string | undefined>>;

/** Which files the names of a database stand for at present. A database that was emptied counts as none. */
export function identityAt(path: string): FileIdentity {
  const [database, log, index] = endings.map((ending) => {
    const found = statSync(path + ending, { bigint: true, throwIfNoEntry: false });
    return found && (ending !== "" || found.size > 0n) ? `${found.dev}:${found.ino}` : undefined;
  });
  return { "": database, "-wal": log, "-shm": index };
}

/**
 * Which files a database has opened that was opened after this descriptor of it.
 * @throws {SqliteError} when the name has come to stand for another file meanwhile
 */
export function identityOf(path: string, descriptor: number): FileIdentity {
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  const identity = identityAt(path);
  if (identity[""] !== `${dev}:${ino}`) throw movedError(path);
  return identity;
}

/** The files that an open database reads and writes are no longer those of its names: what it commits would be lost. */
export function movedError(path: string): SqliteError {
  const errstr = `${basename(path)} was deleted or replaced while it was in use`;
  return new SqliteError({ message: errstr, code: movedCode, errstr });
}

export const movedCode = "EDATABASEMOVED";

/** @throws {SqliteError} when the files are no longer those that were opened */
export function checkIdentity(path: string, opened: FileIdentity): void {
  const present = identityAt(path);
  if (endings.some((ending) => present[ending] !== opened[ending])) throw movedError(path);
}

/**
 * A new database beside the log of another one would destroy that log, which may hold enquiries that are nowhere else.
 * @throws {SqliteError} when there is a log and no database
 */
export function refuseOrphanedLog(path: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (identityAt(path)[""] !== undefined || !log || log.size === 0) return;
  const name = basename(path);
  const errstr = `${name}-wal is there without ${name}: put the database back beside it, or move it away`;
  throw new SqliteError({ message: errstr, code: "EORPHANEDLOG", errstr });
}
