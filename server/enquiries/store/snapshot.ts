import type { Kysely, Selectable } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with its deliveries as the tables hold them. */
export interface SnapshotRecord {
  enquiry: Selectable<Tables["enquiries"]>;
  deliveries: Pick<Selectable<Tables["deliveries"]>, (typeof deliveryColumns)[number]>[];
  /** What the owner has noted; absent where there is nothing. */
  mark?: Omit<Selectable<Tables["ownerMarks"]>, "reference"> | undefined;
}

/** What became of the records of a backup. */
export interface Restored {
  added: number;
  /** Those that were deleted on their own since: they stay deleted. */
  erased: number;
}

/** All but the time of the enquiry, which is in the enquiry. */
const deliveryColumns = [
  "id",
  "reference",
  "channel",
  "state",
  "attempts",
  "nextAttemptAtMs",
  "leaseUntilMs",
  "deliveredAtMs",
  "reason",
] as const;

/** Reads everything as it is at one moment, oldest first. Rejects when the database cannot be reached. */
export async function takeSnapshot(handle: DatabaseHandle): Promise<SnapshotRecord[]> {
  const { kysely, shared } = await handle.open();
  const reading = kysely.transaction().setAccessMode("read only");
  return (shared ? reading.setIsolationLevel("repeatable read") : reading).execute(async (transaction) => {
    const enquiries = await transaction.selectFrom("enquiries").selectAll().orderBy("receivedAtMs").execute();
    const deliveries = await transaction.selectFrom("deliveries").select(deliveryColumns).orderBy("id").execute();
    const marks = await transaction.selectFrom("ownerMarks").selectAll().execute();
    const byReference = Map.groupBy(deliveries, ({ reference }) => reference);
    const markOf = new Map(marks.map(({ reference, ...mark }) => [reference, mark]));
    return enquiries.map((enquiry) => {
      const mark = markOf.get(enquiry.reference);
      return { enquiry, deliveries: byReference.get(enquiry.reference) ?? [], ...(mark && { mark }) };
    });
  });
}

/** Adds what is not there yet and was not deleted on its own; an enquiry that is there stays as it is. All or nothing. */
export async function restoreSnapshot(handle: DatabaseHandle, records: readonly SnapshotRecord[]): Promise<Restored> {
  const { kysely } = await handle.open();
  return kysely.transaction().execute(async (transaction) => {
    const erasures = await transaction.selectFrom("erasures").select("reference").execute();
    const erased = new Set(erasures.map(({ reference }) => reference));
    const wanted = records.filter(({ enquiry }) => !erased.has(enquiry.reference));
    let added = 0;
    for (const record of wanted) added += (await addRecord(transaction, record)) ? 1 : 0;
    return { added, erased: records.length - wanted.length };
  });
}

async function addRecord(database: Kysely<Tables>, { enquiry, deliveries, mark }: SnapshotRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("enquiries")
    .values(enquiry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const rows = deliveries.map((one) => ({ ...one, receivedAtMs: enquiry.receivedAtMs }));
  if (rows.length > 0) await database.insertInto("deliveries").values(rows).execute();
  if (mark)
    await database
      .insertInto("ownerMarks")
      .values({ reference: enquiry.reference, ...mark })
      .execute();
  return true;
}
