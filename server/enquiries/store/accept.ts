import { createHash } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { EnquiryDatabase } from "./database.ts";
import { newDeliveries } from "./deliveries.ts";
import { newReference, type Acceptance, type ChannelName, type NewEnquiry } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with the same text within this time is a repetition. */
export const repetitionMs = 10 * 60_000;

/** Stores an enquiry with a delivery for every channel, unless it repeats an earlier one. */
export async function accept(
  { kysely, nowMs }: EnquiryDatabase,
  { request, sender }: NewEnquiry,
  channels: readonly ChannelName[],
): Promise<Acceptance> {
  const reference = newReference();
  const receivedAtMs = await nowMs();
  return kysely.transaction().execute(async (transaction) => {
    const holder = await claimFingerprint(transaction, {
      fingerprint: fingerprintOf(request),
      reference,
      acceptedAtMs: receivedAtMs,
    });
    if (holder !== reference) return { reference: holder, repeated: true };
    await insertRows(transaction, { reference, receivedAtMs, request: JSON.stringify(request), sender }, channels);
    return { reference, repeated: false };
  });
}

/**
 * Stores and deletes an enquiry in one transaction, which fails whenever a real one would, for example on a full disk.
 */
export async function checkAcceptance({ kysely }: EnquiryDatabase, channels: readonly ChannelName[]): Promise<void> {
  const reference = newReference();
  await kysely.transaction().execute(async (transaction) => {
    // A PostgreSQL database whose encoding is not UTF-8 refuses these letters.
    const enquiry = { reference, receivedAtMs: 0, request: "₹ हिन्दी", sender: null };
    await transaction
      .insertInto("fingerprints")
      .values({ fingerprint: reference, reference, acceptedAtMs: 0 })
      .execute();
    await insertRows(transaction, enquiry, channels);
    await transaction.deleteFrom("enquiries").where("reference", "=", reference).execute();
    await transaction.deleteFrom("fingerprints").where("fingerprint", "=", reference).execute();
  });
}

/** Reserves a fingerprint unless an earlier enquiry holds it. Returns the reference of the holder. */
async function claimFingerprint(transaction: Transaction<Tables>, row: Insertable<Tables["fingerprints"]>) {
  const reserved = await transaction
    .insertInto("fingerprints")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet(({ ref }) => ({
          reference: ref("excluded.reference"),
          acceptedAtMs: ref("excluded.acceptedAtMs"),
        }))
        .where(({ eb, or, ref }) =>
          or([
            eb("fingerprints.acceptedAtMs", "<=", eb(ref("excluded.acceptedAtMs"), "-", repetitionMs)),
            // The clock was set back, so a time in the future means nothing.
            eb("fingerprints.acceptedAtMs", ">", eb(ref("excluded.acceptedAtMs"), "+", repetitionMs)),
          ]),
        ),
    )
    .returning("reference")
    .executeTakeFirst();
  const holder =
    reserved ??
    (await transaction
      .selectFrom("fingerprints")
      .select("reference")
      .where("fingerprint", "=", row.fingerprint)
      .executeTakeFirstOrThrow());
  return holder.reference;
}

/** Inserts an enquiry with its deliveries, which are deleted together with it. */
async function insertRows(
  transaction: Transaction<Tables>,
  enquiry: Insertable<Tables["enquiries"]>,
  channels: readonly ChannelName[],
) {
  await transaction.insertInto("enquiries").values(enquiry).execute();
  await transaction
    .insertInto("deliveries")
    .values(newDeliveries([enquiry], channels))
    .execute();
}

/** A digest of the visitor's fields, independent of their order. */
function fingerprintOf({ template_params: fields }: EnquiryRequest): string {
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url");
}
