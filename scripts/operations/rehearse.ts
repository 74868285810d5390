import { isDeepStrictEqual } from "node:util";
import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { recordsOf } from "#server/enquiries/store/records.ts";
import { CommandError } from "../enquiries/commands.ts";
import { inGroups, withBackup } from "../enquiries/read-backup.ts";
import { restore } from "../enquiries/restore.ts";
import { Failure } from "../setup/say.mjs";

const comparedAtOnce = 200;

/** The result of a rehearsal. */
interface Rehearsed {
  /** The number of restored enquiries. */
  enquiries: number;
  /** Enquiries that cannot be read because another program wrote them: references, or lines of the backup. */
  unreadable: string[];
}

/**
 * Restores a backup into an empty database, and compares each enquiry with its deliveries and notes. An unreadable enquiry is backed up
 * unchanged, so that it does not prevent a backup of the others.
 * @throws {Failure} if the backup is incomplete, or the restored data differs
 */
export async function rehearse(empty: DatabaseHandle, path: string): Promise<Rehearsed> {
  // A stored enquiry counts, even if today's form would refuse it.
  const olderRules = true;
  await restore(empty, path, { olderRules, skipDamaged: true });
  const { kysely } = await empty.open();
  const erasures = await kysely.selectFrom("erasures").select("reference").execute();
  const erased = new Set(erasures.map(({ reference }) => reference));
  let [enquiries, wrong] = [0, 0];
  const unreadable: string[] = [];
  await withBackup(path, async (backup) => {
    const expected = inGroups(backup.entries({ olderRules }), comparedAtOnce, (entry) => {
      if (entry.kind === "fault") {
        if (!entry.isRow) throw new Failure(`${path} cannot be restored: line ${entry.line} ${entry.why}.`);
        unreadable.push(entry.reference ?? `line ${entry.line}`);
      }
      // An enquiry that was erased during the backup is not restored.
      return entry.kind === "enquiry" && !erased.has(entry.record.enquiry.reference) ? entry.record : undefined;
    });
    for await (const group of expected) {
      const references = group.map(({ enquiry }) => enquiry.reference);
      const rows = await kysely.selectFrom("enquiries").selectAll().where("reference", "in", references).execute();
      const found = await recordsOf(kysely, rows);
      const restored = new Map(found.map((record) => [record.enquiry.reference, record]));
      enquiries += group.length;
      wrong += group.filter((record) => !isDeepStrictEqual(restored.get(record.enquiry.reference), record)).length;
    }
  });
  if (wrong > 0) throw new Failure(`${wrong} enquiries of ${path} were restored with other content.`);
  return { enquiries, unreadable };
}

/**
 * The number of enquiries received since a time that are in a backup, but neither in the database nor recorded there as erased. 0 if the
 * backup cannot be read.
 */
export async function countMissing(database: DatabaseHandle, path: string, sinceMs: number): Promise<number> {
  const { kysely } = await database.open();
  let missing = 0;
  const count = withBackup(path, async (backup) => {
    const groups = inGroups(backup.entries({ olderRules: true }), comparedAtOnce, (entry) =>
      entry.kind === "enquiry" && entry.record.enquiry.receivedAtMs >= sinceMs
        ? entry.record.enquiry.reference
        : undefined,
    );
    for await (const references of groups) {
      const erased = kysely.selectFrom("erasures").select("reference").where("reference", "in", references);
      const stored = kysely.selectFrom("enquiries").select("reference").where("reference", "in", references);
      missing += references.length - (await stored.union(erased).execute()).length;
    }
  });
  await count.catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
  });
  return missing;
}
