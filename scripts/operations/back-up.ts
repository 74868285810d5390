import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readEnvironment } from "#server/environment.ts";
import { databaseHandle, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { takeSnapshot } from "#server/enquiries/store/snapshot.ts";
import { backUp, restore } from "../enquiries/backup.ts";
import { backupName } from "./backup-age.ts";
import { Failure, runCommand, say } from "../setup/say.mjs";

const keptBackups = 30;

/**
 * Writes a backup of all enquiries into a folder, restores it into an empty database and compares the two. Of the backups in
 * the folder the latest thirty are kept.
 * @returns what was done, in a sentence
 * @throws {Failure} when what was restored is not what was backed up
 */
export async function backUpAndRehearse(database: DatabaseHandle, folder: string, now = new Date()): Promise<string> {
  const name = `enquiries-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const path = join(folder, name);
  await backUp(database, path);
  // Before the rehearsal: a backup that cannot be restored must not fill the disk with older ones.
  const all = (await readdir(folder)).filter((one) => backupName.test(one)).toSorted();
  for (const old of all.slice(0, -keptBackups)) await rm(join(folder, old));
  const enquiries = await rehearse(database, path);
  return `${enquiries} enquiries are in ${path}, and were restored from it into an empty database.`;
}

/** @returns how many enquiries were restored */
async function rehearse(database: DatabaseHandle, path: string): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), "restored-"));
  const empty = databaseHandle({ dataFolder });
  try {
    await restore(empty, path);
    const restored = await takeSnapshot(empty);
    // An enquiry that arrived after the backup is not in it, and a delivery may have gone on.
    const known = new Map((await takeSnapshot(database)).map((record) => [record.enquiry.reference, record.enquiry]));
    const wrong = restored.filter(({ enquiry }) => {
      const original = known.get(enquiry.reference);
      return original && !isDeepStrictEqual(enquiry, original);
    });
    if (wrong.length > 0) throw new Failure(`${wrong.length} enquiries of ${path} were restored with other content.`);
    return restored.length;
  } finally {
    await empty.close();
    await rm(dataFolder, { recursive: true });
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const [, , folder] = process.argv;
    if (!folder) throw new Failure("Name the folder for the backups: node scripts/operations/back-up.ts FOLDER");
    const { dataFolder, databaseUrl } = readEnvironment(process.env);
    const database = databaseHandle({ dataFolder, databaseUrl });
    try {
      say(await backUpAndRehearse(database, folder));
    } finally {
      await database.close();
    }
    return 0;
  });
}
