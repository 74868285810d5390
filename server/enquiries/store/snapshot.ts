import type { Kysely, Selectable } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with its deliveries as the tables hold them. */
export interface SnapshotRecord {
  enquiry: Selectable<Tables["enquiries"]>;
  deliveries: Pick<Selectable<Tables["deliveries"]>, (typeof deliveryColumns)[number]>[];
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
    const byReference = Map.groupBy(deliveries, ({ reference }) => reference);
    return enquiries.map((enquiry) => ({ enquiry, deliveries: byReference.get(enquiry.reference) ?? [] }));
  });
}

/**
 * Adds what is not there yet; an enquiry that is there stays as it is. All or nothing.
 * @returns how many were added
 */
export async function restoreSnapshot(handle: DatabaseHandle, records: readonly SnapshotRecord[]): Promise<number> {
  const { kysely } = await handle.open();
  return kysely.transaction().execute(async (transaction) => {
    let added = 0;
    for (const record of records) added += (await addRecord(transaction, record)) ? 1 : 0;
    return added;
  });
}

async function addRecord(database: Kysely<Tables>, { enquiry, deliveries }: SnapshotRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("enquiries")
    .values(enquiry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const rows = deliveries.map((one) => ({ ...one, receivedAtMs: enquiry.receivedAtMs }));
  if (rows.length > 0) await database.insertInto("deliveries").values(rows).execute();
  return true;
}
