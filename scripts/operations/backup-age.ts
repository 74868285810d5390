import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const hourMs = 60 * 60 * 1000;

/** The age of the latest backup in a folder, in hours; undefined if there is none. */
export async function latestBackupHours(folder: string, now = Date.now()): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.filter((name) => name.startsWith("enquiries-"));
  const times = await Promise.all(backups.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return times.length === 0 ? undefined : (now - Math.max(...times)) / hourMs;
}
