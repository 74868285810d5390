import type { Kysely, Selectable } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with its deliveries as the tables hold them. */
export interface SnapshotRecord {
  enquiry: Selectable<Tables["enquiries"]>;
  deliveries: Selectable<Tables["deliveries"]>[];
}

/** Reads everything as it is at one moment, oldest first. Rejects when the database cannot be reached. */
export async function takeSnapshot(handle: DatabaseHandle): Promise<SnapshotRecord[]> {
  const { kysely, shared } = await handle.open();
  const reading = kysely.transaction().setAccessMode("read only");
  return (shared ? reading.setIsolationLevel("repeatable read") : reading).execute(async (transaction) => {
    const enquiries = await transaction.selectFrom("enquiries").selectAll().orderBy("receivedAtMs").execute();
    const deliveries = await transaction.selectFrom("deliveries").selectAll().orderBy("id").execute();
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
  if (deliveries.length > 0) await database.insertInto("deliveries").values(deliveries).execute();
  return true;
}
