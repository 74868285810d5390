import type { DatabaseHandle } from "./database.ts";
import type { EnquiryRecord } from "./records.ts";
import type { RecordedErasure } from "./snapshot.ts";

/** The result of restoring some records of a backup. */
export interface Added {
  added: number;
  /** Individually deleted enquiries, which stay deleted. */
  erased: number;
}

/**
 * Adds all enquiries in one transaction, except those that were individually deleted. Existing enquiries do not change.
 */
export async function addRecords(handle: DatabaseHandle, records: readonly EnquiryRecord[]): Promise<Added> {
  const { kysely } = await handle.open();
  const references = records.map(({ enquiry }) => enquiry.reference);
  return kysely.transaction().execute(async (transaction) => {
    const erasures = await transaction
      .selectFrom("erasures")
      .select("reference")
      .where("reference", "in", references)
      .execute();
    const erased = new Set(erasures.map(({ reference }) => reference));
    const wanted = records.filter(({ enquiry }) => !erased.has(enquiry.reference));
    if (wanted.length === 0) return { added: 0, erased: erased.size };
    const inserted = await transaction
      .insertInto("enquiries")
      .values(wanted.map(({ enquiry }) => enquiry))
      .onConflict((conflict) => conflict.doNothing())
      .returning("reference")
      .execute();
    const added = new Set(inserted.map(({ reference }) => reference));
    const fresh = wanted.filter(({ enquiry }) => added.has(enquiry.reference));
    const deliveries = fresh.flatMap((one) =>
      one.deliveries.map((delivery) => ({ ...delivery, receivedAtMs: one.enquiry.receivedAtMs })),
    );
    if (deliveries.length > 0) await transaction.insertInto("deliveries").values(deliveries).execute();
    const marks = fresh.flatMap(({ enquiry: { reference }, mark }) => (mark ? [{ reference, ...mark }] : []));
    if (marks.length > 0) await transaction.insertInto("ownerMarks").values(marks).execute();
    return { added: added.size, erased: erased.size };
  });
}

/**
 * Records erasures and deletes their enquiries. The text may remain on the disk until it is erased.
 * @returns the number of deleted enquiries
 */
export async function addErasures(handle: DatabaseHandle, erasures: readonly RecordedErasure[]): Promise<number> {
  const { kysely, markDeletion } = await handle.open();
  const references = erasures.map(({ reference }) => reference);
  return kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("erasures")
      .values([...erasures])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom("fingerprints").where("reference", "in", references).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("enquiries")
      .where("reference", "in", references)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await markDeletion(transaction);
    return Number(numDeletedRows);
  });
}
