import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { databaseHandle, reasonOf, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { backUp } from "../enquiries/backup.ts";
import { CommandError } from "../enquiries/commands.ts";
import { withDatabase } from "../enquiries/with-database.ts";
import { flush } from "../files/flush.mjs";
import { Failure, runCommand, say } from "../setup/say.mjs";
import { writeWholeFile } from "../files/whole-file.mjs";
import { backupName, unreadableNote } from "./backup-age.ts";
import { findMissing, rehearse } from "./rehearse.ts";

const keptBackups = 30;
/** The ending of a backup that has not been restored yet. It does not count as a backup. */
const unrehearsed = ".unrehearsed";
const namedAtMost = 20;
const halfDayMs = 12 * 60 * 60 * 1000;

/**
 * Backs up all enquiries into a folder, restores the backup into an empty database and compares the two. Only then does the backup get its
 * final name, and all but the latest thirty are deleted.
 * @returns a sentence on what was done. It names the enquiries that cannot be read, and one whose absence shows that the database was lost;
 *   a note beside the backups repeats this for the watch
 * @throws {Failure} if the backup cannot be restored, or differs once restored. It is kept until the next attempt.
 */
export async function backUpAndRehearse(database: DatabaseHandle, folder: string, now = new Date()): Promise<string> {
  await clearAway(folder, now);
  const name = `enquiries-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const path = join(folder, name);
  await backUp(database, path + unrehearsed);
  await removeAll(folder, (one) => one.endsWith(unrehearsed) && one !== name + unrehearsed);
  const all = (await readdir(folder)).filter((one) => backupName.test(one)).toSorted();
  const previous = all.findLast((one) => one < name);
  const { enquiries, unreadable, missing } = await inEmptyDatabase(folder, async (empty) => ({
    ...(await rehearse(empty, path + unrehearsed)),
    missing: previous === undefined ? undefined : await findMissing(empty, join(folder, previous)),
  }));
  await rename(path + unrehearsed, path);
  flush(folder);
  // Backups from the future were made under a wrong clock, and would displace every new one.
  const others = [...all.filter((one) => one > name).toReversed(), ...all.filter((one) => one < name)];
  for (const one of others.slice(0, Math.max(0, all.length + 1 - keptBackups))) await rm(join(folder, one));
  const notes = [
    ...(unreadable.length > 0 ? [sentenceOn(unreadable)] : []),
    ...(missing === undefined ? [] : [sentenceOnMissing(missing, folder)]),
  ];
  const note = notes.length > 0 ? notes.join("\n") : undefined;
  if (note === undefined) await rm(join(folder, unreadableNote), { force: true });
  else writeWholeFile(join(folder, unreadableNote), note);
  const done = `${enquiries} enquiries are in ${path}, and were restored from it into an empty database.`;
  return note === undefined ? done : `${done}\n${note}`;
}

function sentenceOnMissing(reference: string, folder: string): string {
  return `Enquiry ${reference}, the latest of the previous backup, is not in the database any more, and no deletion of it is recorded. If you have not purged it, the database was lost or replaced: correct DATA_DIR or DATABASE_URL, or restore the backups in ${folder} before new ones replace them.`;
}

function sentenceOn(unreadable: readonly string[]): string {
  const others = unreadable.length - namedAtMost;
  const names = unreadable.slice(0, namedAtMost).join(", ") + (others > 0 ? ` and ${others} more` : "");
  return `Stored enquiries cannot be read: ${names}. The backup holds them as they are: see \`npm run enquiries -- show REFERENCE\`.`;
}

/** In the backup folder, because a temporary folder may be in memory, and too small. */
async function inEmptyDatabase<Result>(
  folder: string,
  work: (database: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await mkdtemp(join(folder, "rehearsal-"));
  const empty = databaseHandle({ dataFolder });
  try {
    return await work(empty);
  } finally {
    await empty.close();
    await rm(dataFolder, { recursive: true });
  }
}

/** Removes leftovers of killed processes, which contain personal data. Recent ones may belong to a running process. */
async function clearAway(folder: string, now: Date): Promise<void> {
  const leftovers = /^(?:rehearsal-\w+|enquiries-.*\.unfinished)$/;
  for (const name of (await readdir(folder)).filter((one) => leftovers.test(one))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > halfDayMs) await rm(join(folder, name), { recursive: true });
  }
}

async function removeAll(folder: string, isWanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isWanted)) await rm(join(folder, name));
}

/** @throws {Failure} with a sentence for the log */
async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof CommandError) throw new Failure(error.message);
    const { path } = error as { path?: unknown };
    throw new Failure(`The backup failed (${[reasonOf(error), path].filter(Boolean).join(", ")}).`);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const [, , folder] = process.argv;
    if (!folder) throw new Failure("Give the folder for the backups: node scripts/operations/back-up.ts FOLDER");
    const access = { variables: process.env, mayCreate: true };
    say(await inWords(withDatabase(access, (database) => backUpAndRehearse(database, folder))));
    return 0;
  });
}
