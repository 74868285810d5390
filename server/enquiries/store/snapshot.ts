import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { DatabaseHandle } from "./database.ts";
import { channelNames } from "./enquiry.ts";
import { latestDateMs } from "./read-stored.ts";
import { pagesOfRecords, type EnquiryRecord, type ReadPage } from "./records.ts";
import type { Tables } from "./tables.ts";

/** A time in milliseconds since 1970, UTC, that is a date. */
export const moment = z.int().check(z.minimum(0), z.maximum(latestDateMs));

/** Text that either database can hold: PostgreSQL refuses this character. */
export const storable = z.string().check(z.refine((text) => !text.includes("\0")));

/** A delivery in a snapshot: every column but the time of the enquiry, which is in the enquiry. */
export const deliverySchema = z.strictObject({
  id: storable,
  reference: storable,
  channel: z.enum(channelNames),
  state: z.enum(["waiting", "delivered", "parked"]),
  // One more must fit into the column of PostgreSQL.
  attempts: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  nextAttemptAtMs: moment,
  leaseUntilMs: moment,
  deliveredAtMs: z.nullable(moment),
  reason: z.nullable(storable),
  // Backups from before there was this column lack it.
  acceptedBy: z.prefault(z.nullable(storable), null),
});

/** Whether a delivery belongs to an enquiry, so that what becomes of it can be recorded. */
export function isDeliveryOf(reference: string, delivery: EnquiryRecord["deliveries"][number]): boolean {
  return delivery.reference === reference && delivery.id === `${reference}/${delivery.channel}`;
}

export type RecordedErasure = Selectable<Tables["erasures"]>;

/** A part of a snapshot: some enquiries, or some of what was erased. */
export type SnapshotPage = { records: EnquiryRecord[] } | { erasures: RecordedErasure[] };

/**
 * Reads everything page after page: first the enquiries, oldest first, then the records of erasures. On PostgreSQL all of it is
 * as it was at one moment. On SQLite each page is, as a reader keeps the text of what is deleted on the disk: an enquiry that is
 * erased meanwhile may be among the pages, and its erasure then is too. Rejects when the database cannot be reached.
 * @param take is given each page, and the next one once it is done
 */
export async function readSnapshot(handle: DatabaseHandle, take: (page: SnapshotPage) => Promise<void>): Promise<void> {
  const { kysely, shared } = await handle.open();
  const reading = kysely.transaction().setAccessMode("read only");
  const takeAll = async (read: ReadPage) => {
    for await (const page of pagesOf(read)) await take(page);
  };
  if (!shared) return takeAll((work) => reading.execute(work));
  return reading.setIsolationLevel("repeatable read").execute((transaction) => takeAll((work) => work(transaction)));
}

async function* pagesOf(read: ReadPage): AsyncGenerator<SnapshotPage> {
  for await (const records of pagesOfRecords(read)) yield { records };
  yield* pagesOfErasures(read);
}

async function* pagesOfErasures(read: ReadPage): AsyncGenerator<SnapshotPage> {
  const pageLength = 1000;
  let last = "";
  for (;;) {
    const after = last;
    const erasures = await read((kysely) =>
      kysely
        .selectFrom("erasures")
        .selectAll()
        .where("reference", ">", after)
        .orderBy("reference")
        .limit(pageLength)
        .execute(),
    );
    if (erasures.length > 0) yield { erasures };
    const end = erasures.at(-1);
    if (!end) return;
    last = end.reference;
  }
}
