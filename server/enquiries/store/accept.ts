import type { Insertable, Kysely, Transaction } from "kysely";
import { newReference } from "../reference.ts";
import type { Acceptance, NewEnquiry } from "./enquiry-store.ts";
import type { ChannelName } from "./enquiry.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { newDeliveries } from "./new-deliveries.ts";
import type { Tables } from "./tables.ts";

/** The same words within this time are taken for one enquiry, sent twice. */
export const repetitionMs = 10 * 60_000;

type Arrived = NewEnquiry & { reference: string; receivedAtMs: number };

/**
 * Keeps enquiries in one transaction, each with a delivery for every channel.
 * @returns what became of each, in the same order
 */
export async function acceptAll(
  kysely: Kysely<Tables>,
  enquiries: readonly Arrived[],
  channels: readonly ChannelName[],
): Promise<Acceptance[]> {
  const prints = enquiries.map(({ request }) => fingerprintOf(request));
  const firstOf = new Map<string, Arrived>();
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

/** Keeps an enquiry and deletes it in the same transaction: this fails where a true one would, on a full disk for example. */
export async function rehearseAcceptance(kysely: Kysely<Tables>, channels: readonly ChannelName[]): Promise<void> {
  const reference = newReference();
  await kysely.transaction().execute(async (transaction) => {
    const enquiry = { reference, receivedAtMs: 0, request: "", sender: null };
    await transaction
      .insertInto("fingerprints")
      .values({ fingerprint: reference, reference, acceptedAtMs: 0 })
      .execute();
    await insertRows(transaction, [enquiry], channels);
    await transaction.deleteFrom("enquiries").where("reference", "=", reference).execute();
    await transaction.deleteFrom("fingerprints").where("fingerprint", "=", reference).execute();
  });
}

/** Books each fingerprint for its enquiry unless another one holds it, and says which reference holds it now. */
async function claimFingerprints(transaction: Transaction<Tables>, firstOf: ReadonlyMap<string, Arrived>) {
  const rows = [...firstOf]
    .map(([fingerprint, { reference, receivedAtMs }]) => ({ fingerprint, reference, acceptedAtMs: receivedAtMs }))
    // In one order everywhere, so that two servers never wait for each other.
    .toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
  const booked = await transaction
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
            // The clock was set back: what seems to come from the future tells nothing.
            eb("fingerprints.acceptedAtMs", ">", eb(ref("excluded.acceptedAtMs"), "+", repetitionMs)),
          ]),
        ),
    )
    .returning(["fingerprint", "reference"])
    .execute();
  const references = new Map(booked.map(({ fingerprint, reference }) => [fingerprint, reference]));
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

/** The deliveries go with the enquiry when it is deleted. */
async function insertRows(
  transaction: Transaction<Tables>,
  enquiries: readonly Insertable<Tables["enquiries"]>[],
  channels: readonly ChannelName[],
) {
  if (enquiries.length === 0) return;
  await transaction.insertInto("enquiries").values(enquiries).execute();
  const deliveries = newDeliveries(
    enquiries.map(({ reference }) => reference),
    channels,
  );
  await transaction.insertInto("deliveries").values(deliveries).execute();
}
