import { sql } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import type { ChannelName, KeptEnquiry } from "./enquiry.ts";

const defaultLeaseMs = 3 * 60_000;

/** No attempt is put off for longer: what is due later than that was written under another clock. */
export const longestDelayMs = 8 * 60 * 60_000;

/** An attempt that this process is to make now. */
export interface ClaimedDelivery {
  enquiry: KeptEnquiry;
  channel: ChannelName;
  /** 1 for the first. */
  attempt: number;
}

/** What is to be delivered. Every method rejects when the database cannot be reached; nothing has changed then. */
export interface DeliveryQueue {
  /** Takes up to `limit` deliveries that are due, oldest first, for this process alone until its lease is over. */
  claim(channels: readonly ChannelName[], limit: number): Promise<ClaimedDelivery[]>;
  delivered(delivery: ClaimedDelivery): Promise<void>;
  /** It will be due again after so many milliseconds, at most `longestDelayMs`. */
  postpone(delivery: ClaimedDelivery, delayMs: number, reason: string): Promise<void>;
  /** It will not be tried again until the owner says so. */
  park(delivery: ClaimedDelivery, reason: string): Promise<void>;
  /** Gives it back untried. */
  release(delivery: ClaimedDelivery): Promise<void>;
}

/** @param leaseMs for so long a claim belongs to the process that made it: more than any attempt takes */
export function deliveryQueue(handle: DatabaseHandle, leaseMs = defaultLeaseMs): DeliveryQueue {
  const update = async ({ enquiry, channel }: ClaimedDelivery) => {
    const { kysely, nowMs } = await handle.open();
    return { query: kysely.updateTable("deliveries").where("id", "=", `${enquiry.reference}/${channel}`), nowMs };
  };
  return {
    claim: async (channels, limit) => claim(await handle.open(), channels, limit, leaseMs),
    async delivered(delivery) {
      const { query, nowMs } = await update(delivery);
      const deliveredAtMs = await nowMs();
      await query.set({ state: "delivered", deliveredAtMs, leaseUntilMs: 0, reason: null }).execute();
    },
    async postpone(delivery, delayMs, reason) {
      const { query, nowMs } = await update(delivery);
      const nextAttemptAtMs = (await nowMs()) + Math.min(delayMs, longestDelayMs);
      await query.set({ nextAttemptAtMs, leaseUntilMs: 0, reason }).execute();
    },
    async park(delivery, reason) {
      const { query } = await update(delivery);
      // When this comes late, another process may have delivered it.
      await query.where("state", "=", "waiting").set({ state: "parked", leaseUntilMs: 0, reason }).execute();
    },
    async release(delivery) {
      const { query } = await update(delivery);
      // The owner's retry may have begun to count anew meanwhile.
      const oneLess = sql<number>`case when attempts > 0 then attempts - 1 else 0 end`;
      await query.set({ attempts: oneLess, leaseUntilMs: 0 }).execute();
    },
  };
}

async function claim(
  { kysely, shared, nowMs: clock }: EnquiryDatabase,
  channels: readonly ChannelName[],
  limit: number,
  leaseMs: number,
): Promise<ClaimedDelivery[]> {
  if (channels.length === 0) return [];
  const nowMs = await clock();
  const due = kysely
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where("channel", "in", channels)
    .where(({ eb, or }) => or([eb("nextAttemptAtMs", "<=", nowMs), eb("nextAttemptAtMs", ">", nowMs + longestDelayMs)]))
    // A lease that ends much later than one of now was written under another clock; a little later, by a process that has
    // read the clock after us.
    .where(({ eb, or }) => or([eb("leaseUntilMs", "<=", nowMs), eb("leaseUntilMs", ">", nowMs + 2 * leaseMs)]))
    .orderBy("nextAttemptAtMs")
    .limit(limit)
    .$if(shared, (query) => query.forUpdate().skipLocked());
  const claimed = await kysely
    // Named, so that PostgreSQL runs it once: within the condition it might lock more than the limit.
    .with("due", () => due)
    .updateTable("deliveries")
    .set(({ eb }) => ({ leaseUntilMs: nowMs + leaseMs, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
    .returning(["reference", "channel", "attempts"])
    .execute();
  if (claimed.length === 0) return [];
  const enquiries = await kysely
    .selectFrom("enquiries")
    .select(["reference", "receivedAtMs", "request"])
    .where("reference", "in", [...new Set(claimed.map(({ reference }) => reference))])
    .execute();
  const byReference = new Map(enquiries.map((one) => [one.reference, one]));
  return claimed.flatMap(({ reference, channel, attempts }) => {
    const enquiry = byReference.get(reference);
    if (!enquiry) return [];
    const request = JSON.parse(enquiry.request) as EnquiryRequest;
    return [{ enquiry: { ...enquiry, request }, channel, attempt: attempts }];
  });
}
