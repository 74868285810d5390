import { sql } from "kysely";
import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import type { ChannelName, StoredEnquiry } from "./enquiry.ts";
import { readStored, unreadableReason } from "./read-stored.ts";
import { tryRefusedAgain, unparkIfChannelRefuses } from "./refused-deliveries.ts";

const defaultLeaseMs = 3 * 60_000;

/** The longest delay of an attempt. A later due time was written under another clock. */
export const maxDelayMs = 8 * 60 * 60_000;

/** A delivery for this process to attempt now. */
export interface ClaimedDelivery {
  /** The id of its row. */
  id: string;
  enquiry: StoredEnquiry;
  channel: ChannelName;
  /** 1 for the first. */
  attempt: number;
  /** The owner's addresses that already have the enquiry. */
  acceptedBy: readonly string[];
}

/**
 * The queue of deliveries. Every method rejects without a change if the database is unreachable. Methods that record a
 * failure also record which addresses the delivery reached.
 */
export interface DeliveryQueue {
  /** Claims up to `limit` due deliveries, the earliest due first, for this process until the lease ends. */
  claim(channels: readonly ChannelName[], limit: number): Promise<ClaimedDelivery[]>;
  delivered(delivery: ClaimedDelivery): Promise<void>;
  /** Makes it due again after a delay of at most `maxDelayMs`. */
  postpone(delivery: ClaimedDelivery, delayMs: number, reason: string): Promise<void>;
  /**
   * Makes no further attempt until the owner retries it or the channel delivers another enquiry. If the channel refuses
   * different enquiries for the same reason, they all wait instead and are due after the delay.
   * @param delayMs at most `maxDelayMs`; undefined if the refusal can only be about this enquiry
   * @returns whether the channel refuses every enquiry
   */
  park(delivery: ClaimedDelivery, reason: string, delayMs?: number): Promise<boolean>;
  /** Returns it to the queue without counting the attempt. */
  release(delivery: ClaimedDelivery): Promise<void>;
  /** Makes the channel's postponed deliveries due now. Returns the number of deliveries. */
  hurry(channel: ChannelName): Promise<number>;
}

/** @param leaseMs how long a claim is exclusive to its process: longer than any attempt takes */
export function deliveryQueue(handle: DatabaseHandle, leaseMs = defaultLeaseMs): DeliveryQueue {
  const update = async (delivery: ClaimedDelivery) => {
    const { kysely, nowMs } = await handle.open();
    const query = kysely.updateTable("deliveries").where("id", "=", delivery.id);
    return { query, nowMs, acceptedBy: delivery.acceptedBy.join(" ") || null };
  };
  return {
    claim: async (channels, limit) => claim(await handle.open(), channels, limit, leaseMs),
    async delivered({ id, channel }) {
      const { kysely, nowMs } = await handle.open();
      const set = { state: "delivered", deliveredAtMs: await nowMs(), leaseUntilMs: 0, reason: null } as const;
      await kysely.updateTable("deliveries").set(set).where("id", "=", id).execute();
      await tryRefusedAgain(kysely, channel);
    },
    async postpone(delivery, delayMs, reason) {
      const { query, nowMs, acceptedBy } = await update(delivery);
      const nextAttemptAtMs = (await nowMs()) + Math.min(delayMs, maxDelayMs);
      await query.set({ nextAttemptAtMs, leaseUntilMs: 0, reason, acceptedBy }).execute();
    },
    async park(delivery, reason, delayMs) {
      const { query, nowMs, acceptedBy } = await update(delivery);
      // Another process may have delivered it in the meantime.
      await query
        .where("state", "=", "waiting")
        .set({ state: "parked", leaseUntilMs: 0, reason, acceptedBy })
        .execute();
      if (delayMs === undefined) return false;
      const nextAttemptAtMs = (await nowMs()) + Math.min(delayMs, maxDelayMs);
      return unparkIfChannelRefuses((await handle.open()).kysely, delivery.channel, reason, nextAttemptAtMs);
    },
    async release(delivery) {
      const { query, acceptedBy } = await update(delivery);
      // A retry by the owner may have reset the count in the meantime.
      const oneLess = sql<number>`case when attempts > 0 then attempts - 1 else 0 end`;
      await query.set({ attempts: oneLess, leaseUntilMs: 0, acceptedBy }).execute();
    },
    async hurry(channel) {
      const { kysely } = await handle.open();
      const { numUpdatedRows } = await kysely
        .updateTable("deliveries")
        .set({ nextAttemptAtMs: 0 })
        .where("state", "=", "waiting")
        .where("channel", "=", channel)
        .where("nextAttemptAtMs", ">", 0)
        .executeTakeFirst();
      return Number(numUpdatedRows);
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
    .where(({ eb, or }) => or([eb("nextAttemptAtMs", "<=", nowMs), eb("nextAttemptAtMs", ">", nowMs + maxDelayMs)]))
    // A lease that ends much later than one claimed now was written under another clock. One that ends slightly later
    // belongs to a process that read the clock after this one.
    .where(({ eb, or }) => or([eb("leaseUntilMs", "<=", nowMs), eb("leaseUntilMs", ">", nowMs + 2 * leaseMs)]))
    .orderBy("nextAttemptAtMs")
    .limit(limit)
    .$if(shared, (query) => query.forUpdate().skipLocked());
  const claimed = await kysely
    // A named query, so that PostgreSQL runs it once: as a subquery it could lock more rows than the limit.
    .with("due", () => due)
    .updateTable("deliveries")
    .set(({ eb }) => ({ leaseUntilMs: nowMs + leaseMs, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
    .returning(["id", "reference", "channel", "attempts", "acceptedBy"])
    .execute();
  if (claimed.length === 0) return [];
  const enquiries = await kysely
    .selectFrom("enquiries")
    .select(["reference", "receivedAtMs", "request"])
    .where("reference", "in", [...new Set(claimed.map(({ reference }) => reference))])
    .execute();
  const byReference = new Map(enquiries.map((one) => [one.reference, readStored(one)]));
  const unreadable = [...byReference].flatMap(([reference, enquiry]) => (enquiry ? [] : [reference]));
  if (unreadable.length > 0) {
    // Park the unreadable enquiries and continue with the others.
    await kysely
      .updateTable("deliveries")
      .set({ state: "parked", leaseUntilMs: 0, reason: unreadableReason })
      .where("reference", "in", unreadable)
      .where("state", "=", "waiting")
      .execute();
  }
  const orphans = claimed.filter(({ reference }) => !byReference.has(reference)).map(({ id }) => id);
  // Another program that deletes enquiries may leave their deliveries.
  if (orphans.length > 0) await kysely.deleteFrom("deliveries").where("id", "in", orphans).execute();
  return claimed.flatMap(({ id, reference, channel, attempts, acceptedBy }) => {
    const enquiry = byReference.get(reference);
    // Another program may have written something else: then all addresses get it.
    const addresses = typeof acceptedBy === "string" ? acceptedBy.split(" ") : [];
    return enquiry ? [{ id, enquiry, channel, attempt: attempts, acceptedBy: addresses }] : [];
  });
}
