import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { DatabaseHandle } from "./database.ts";
import { channelNames } from "./enquiry.ts";
import { latestDateMs } from "./read-stored.ts";
import { pagesOfRecords, type EnquiryRecord, type ReadPage } from "./records.ts";
import type { Tables } from "./tables.ts";

/** A valid date in milliseconds since 1970, UTC. */
export const moment = z.int().check(z.minimum(0), z.maximum(latestDateMs));

/** Text that both databases can store: PostgreSQL refuses NUL characters. */
export const storable = z.string().check(z.refine((text) => !text.includes("\0")));

/** A delivery in a snapshot: every column except the time of the enquiry, which is in the enquiry. */
export const deliverySchema = z.strictObject({
  id: storable,
  reference: storable,
  channel: z.enum(channelNames),
  state: z.enum(["waiting", "delivered", "parked"]),
  // Leaves room in PostgreSQL's integer column for further attempts.
  attempts: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  nextAttemptAtMs: moment,
  leaseUntilMs: moment,
  deliveredAtMs: z.nullable(moment),
  reason: z.nullable(storable),
  // Absent in backups from before this column existed.
  acceptedBy: z.prefault(z.nullable(storable), null),
});

/** Whether a delivery belongs to an enquiry, so that its results can be recorded. */
export function isDeliveryOf(reference: string, delivery: EnquiryRecord["deliveries"][number]): boolean {
  return delivery.reference === reference && delivery.id === `${reference}/${delivery.channel}`;
}

export type RecordedErasure = Selectable<Tables["erasures"]>;

/** A page of a snapshot: some enquiries or some erasures. */
export type SnapshotPage = { records: EnquiryRecord[] } | { erasures: RecordedErasure[] };

/**
 * Reads everything in pages: first the enquiries, oldest first, then the erasures. PostgreSQL reads all pages as of one
 * moment. SQLite reads each page as of its own, since a long read would keep deleted text on the disk: a page may
 * contain an enquiry that is erased during the read, and its erasure follows in a later page. Rejects if the database
 * is unreachable.
 * @param take receives each page; the next one is read once it resolves
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
