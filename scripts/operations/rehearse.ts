import { isDeepStrictEqual } from "node:util";
import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { recordsOf } from "#server/enquiries/store/records.ts";
import { CommandError } from "../enquiries/commands.ts";
import { inGroups, withBackup, type OpenedBackup } from "../enquiries/read-backup.ts";
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
 * The reference of the latest enquiry in a backup, if the database neither has it nor records that it was erased. Retention removes the
 * oldest ones first, so the database was lost or replaced by an older one. Undefined if the backup cannot be read.
 */
export async function findMissing(database: DatabaseHandle, path: string): Promise<string | undefined> {
  try {
    const latest = await withBackup(path, latestIn);
    if (latest === undefined) return undefined;
    const { kysely } = await database.open();
    const erased = kysely.selectFrom("erasures").select("reference").where("reference", "=", latest);
    const stored = kysely.selectFrom("enquiries").select("reference").where("reference", "=", latest);
    return (await stored.union(erased).execute()).length > 0 ? undefined : latest;
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

async function latestIn(backup: OpenedBackup): Promise<string | undefined> {
  let latest: { reference: string; receivedAtMs: number } | undefined;
  for await (const entry of backup.entries({ olderRules: true })) {
    if (entry.kind !== "enquiry") continue;
    const { enquiry } = entry.record;
    if (!latest || enquiry.receivedAtMs > latest.receivedAtMs) latest = enquiry;
  }
  return latest?.reference;
}
