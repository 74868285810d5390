import { isDeepStrictEqual } from "node:util";
import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { recordsOf } from "#server/enquiries/store/records.ts";
import { inGroups } from "../enquiries/in-groups.ts";
import { withBackup } from "../enquiries/read-backup.ts";
import { restore } from "../enquiries/restore.ts";
import { Failure } from "../setup/say.mjs";

const comparedAtOnce = 200;

/**
 * Restores a backup into an empty database, and compares each enquiry with its deliveries and notes.
 * @returns how many enquiries were restored
 * @throws {Failure} when another number or something else is in the database afterwards
 */
export async function rehearse(empty: DatabaseHandle, path: string): Promise<number> {
  // What is in a database of ours stays an enquiry, whatever the rules of the form are today.
  const olderRules = true;
  await restore(empty, path, { olderRules });
  const { kysely } = await empty.open();
  const erasures = await kysely.selectFrom("erasures").select("reference").execute();
  const erased = new Set(erasures.map(({ reference }) => reference));
  let [enquiries, wrong] = [0, 0];
  await withBackup(path, async (backup) => {
    // An enquiry that was erased while the backup was made is not restored.
    const expected = inGroups(backup.entries({ olderRules }), comparedAtOnce, (entry) =>
      entry.kind === "enquiry" && !erased.has(entry.record.enquiry.reference) ? entry.record : undefined,
    );
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
  return enquiries;
}
