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
import { countMissing, rehearse } from "./rehearse.ts";

const keptBackups = 30;
/** The ending of a backup until it has been restored. Until then it does not count. */
const unrehearsed = ".unrehearsed";
const namedAtMost = 20;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Backs up all enquiries into a folder, restores the backup into an empty database and compares the two. Only then is it renamed, and
 * backups older than the latest thirty are deleted, unless they hold an enquiry that has disappeared. Disappeared and unreadable enquiries
 * are named in the returned sentence, and in a note beside the backups for the watch.
 * @returns a sentence on what was done
 * @throws {Failure} if it cannot be restored, or differs once restored. It is kept until the next attempt.
 */
export async function backUpAndRehearse(
  database: DatabaseHandle,
  folder: string,
  now = new Date(),
  retentionDays = 365,
): Promise<string> {
  await clearAway(folder, now);
  const name = `enquiries-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const path = join(folder, name);
  await backUp(database, path + unrehearsed);
  await removeAll(folder, (one) => one.endsWith(unrehearsed) && one !== name + unrehearsed);
  const all = (await readdir(folder)).filter((one) => backupName.test(one)).toSorted();
  // Backups from the future were made under a wrong clock, and would displace every new one.
  const others = [...all.filter((one) => one > name).toReversed(), ...all.filter((one) => one < name)];
  const oldest = others.slice(0, Math.max(0, all.length + 1 - keptBackups));
  const sinceMs = now.getTime() - retentionDays * dayMs;
  const { enquiries, unreadable, missing } = await inEmptyDatabase(folder, async (empty) => {
    const rehearsed = await rehearse(empty, path + unrehearsed);
    const counts = new Map<string, number>();
    for (const one of oldest) counts.set(one, await countMissing(empty, join(folder, one), sinceMs));
    return { ...rehearsed, missing: counts };
  });
  await rename(path + unrehearsed, path);
  flush(folder);
  for (const one of oldest) if (!missing.get(one)) await rm(join(folder, one));
  const mostMissing = Math.max(0, ...missing.values());
  const notes = [
    ...(unreadable.length > 0 ? [sentenceOn(unreadable)] : []),
    ...(mostMissing > 0 ? [sentenceOnMissing(mostMissing, folder)] : []),
  ];
  const note = notes.length > 0 ? notes.join("\n") : undefined;
  if (note === undefined) await rm(join(folder, unreadableNote), { force: true });
  else writeWholeFile(join(folder, unreadableNote), note);
  const done = `${enquiries} enquiries are in ${path}, and were restored from it into an empty database.`;
  return note === undefined ? done : `${done}\n${note}`;
}

function sentenceOnMissing(enquiries: number, folder: string): string {
  return `The database has lost ${enquiries} enquiries that an older backup in ${folder} holds, and no deletion is recorded, so old backups are kept. If DATA_DIR or DATABASE_URL is wrong, correct it. If the database was lost, restore the older backups.`;
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
    if (now.getTime() - mtimeMs > dayMs / 2) await rm(join(folder, name), { recursive: true });
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
    const retentionDays = Number(process.env.ENQUIRY_RETENTION_DAYS || 365);
    const work = (database: DatabaseHandle) => backUpAndRehearse(database, folder, new Date(), retentionDays);
    say(await inWords(withDatabase(access, work)));
    return 0;
  });
}
