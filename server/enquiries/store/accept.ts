import { createHash } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { EnquiryDatabase } from "./database.ts";
import { newDeliveries } from "./deliveries.ts";
import { newReference, type Acceptance, type ChannelName, type NewEnquiry } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with the same text within this time is a repetition. */
export const repetitionMs = 10 * 60_000;

type ReceivedEnquiry = NewEnquiry & { reference: string; receivedAtMs: number };

/**
 * Stores enquiries in one transaction, each with a delivery for every channel.
 * @returns the result for each enquiry, in the same order
 */
export async function acceptAll(
  { kysely, nowMs }: EnquiryDatabase,
  newEnquiries: readonly NewEnquiry[],
  channels: readonly ChannelName[],
): Promise<Acceptance[]> {
  const receivedAtMs = await nowMs();
  const enquiries = newEnquiries.map((one) => ({ ...one, reference: newReference(), receivedAtMs }));
  const prints = enquiries.map(({ request }) => fingerprintOf(request));
  const firstOf = new Map<string, ReceivedEnquiry>();
  enquiries.forEach((enquiry, index) => {
    const print = prints[index] ?? "";
    if (!firstOf.has(print)) firstOf.set(print, enquiry);
  });

  const referenceOf = await kysely.transaction().execute(async (transaction) => {
    const references = await claimFingerprints(transaction, firstOf);
    const fresh = [...firstOf].flatMap(([print, one]) => (references.get(print) === one.reference ? [one] : []));
    const rows = fresh.map((one) => ({ ...one, request: JSON.stringify(one.request) }));
    await insertRows(transaction, rows, channels);
    return references;
  });
  return enquiries.map(({ reference }, index) => {
    const kept = referenceOf.get(prints[index] ?? "") ?? reference;
    return { reference: kept, repeated: kept !== reference };
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
    await insertRows(transaction, [enquiry], channels);
    await transaction.deleteFrom("enquiries").where("reference", "=", reference).execute();
    await transaction.deleteFrom("fingerprints").where("fingerprint", "=", reference).execute();
  });
}

/** Reserves each fingerprint for its enquiry unless another holds it. Returns the reference for each fingerprint. */
async function claimFingerprints(transaction: Transaction<Tables>, firstOf: ReadonlyMap<string, ReceivedEnquiry>) {
  const rows = [...firstOf]
    .map(([fingerprint, { reference, receivedAtMs }]) => ({ fingerprint, reference, acceptedAtMs: receivedAtMs }))
    // Every server locks the rows in the same order, which prevents deadlocks.
    .toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
  const reserved = await transaction
    .insertInto("fingerprints")
    .values(rows)
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
    .returning(["fingerprint", "reference"])
    .execute();
  const references = new Map(reserved.map(({ fingerprint, reference }) => [fingerprint, reference]));
  const held = rows.map(({ fingerprint }) => fingerprint).filter((fingerprint) => !references.has(fingerprint));
  if (held.length > 0) {
    const holders = await transaction
      .selectFrom("fingerprints")
      .select(["fingerprint", "reference"])
      .where("fingerprint", "in", held)
      .execute();
    for (const { fingerprint, reference } of holders) references.set(fingerprint, reference);
  }
  return references;
}

/** Inserts enquiries with their deliveries, which are deleted together with the enquiry. */
async function insertRows(
  transaction: Transaction<Tables>,
  enquiries: readonly Insertable<Tables["enquiries"]>[],
  channels: readonly ChannelName[],
) {
  if (enquiries.length === 0) return;
  await transaction.insertInto("enquiries").values(enquiries).execute();
  await transaction.insertInto("deliveries").values(newDeliveries(enquiries, channels)).execute();
}

/** A digest of the visitor's fields, independent of their order. */
function fingerprintOf({ template_params: fields }: EnquiryRequest): string {
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url");
}
