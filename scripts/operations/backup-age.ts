import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const hourMs = 60 * 60 * 1000;

/** The name of a complete backup; an unfinished one has another ending. */
export const backupName = /^enquiries-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The file beside the backups that names the enquiries that the latest one could not read. Absent if there are none. */
export const unreadableNote = "unreadable-enquiries.txt";

/**
 * The age of the latest complete backup in a folder, in hours; undefined if there is none.
 * @throws the system's error if the folder cannot be read; an unreadable backup does not count
 */
export async function latestBackupHours(folder: string, now = Date.now()): Promise<number | undefined> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name));
  const times: (number | undefined)[] = [];
  // In sequence: a disk that does not respond would block every thread, and sending mail needs one.
  for (const name of names) times.push(await timeOf(join(folder, name)).catch(() => undefined));
  // A backup from the future was written under a wrong clock, and would hide that there are no new ones.
  const known = times.filter((time): time is number => time !== undefined && time < now + hourMs);
  return known.length === 0 ? undefined : (now - Math.max(...known)) / hourMs;
}

/** When a backup was written; undefined if it is not a file, or ends in the middle of a line. */
async function timeOf(path: string): Promise<number | undefined> {
  const status = await stat(path);
  // Opening a pipe could block forever.
  if (!status.isFile()) return undefined;
  const { mtimeMs, size } = status;
  const file = await open(path);
  try {
    const last = Buffer.alloc(1);
    await file.read(last, 0, 1, Math.max(0, size - 1));
    return last.toString() === "\n" ? mtimeMs : undefined;
  } finally {
    await file.close();
  }
}
