import type { Kysely, Selectable } from "kysely";
import type { EnquiryRequest } from "#app/enquiry/schema.ts";
import { repetitionMs } from "./accept.ts";
import { countEnquiries, type EnquiryCounts } from "./counts.ts";
import type { DatabaseHandle } from "./database.ts";
import type { DeliveryReport, DeliveryState, KeptEnquiry } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with what became of it. */
export interface ArchivedEnquiry extends KeptEnquiry {
  deliveries: DeliveryReport[];
}

/** A database takes only so many parameters with one statement. */
const parametersAtMost = 1000;

/** All that has been kept, for its owner. Every method rejects when the database cannot be reached. */
export interface EnquiryArchive {
  /** The latest first; with a state those that stand so with any channel. */
  list(options?: { limit?: number; sinceMs?: number; state?: DeliveryState }): Promise<ArchivedEnquiry[]>;
  find(reference: string): Promise<ArchivedEnquiry | undefined>;
  counts(): Promise<EnquiryCounts>;
  /** Makes what is parked or waits for its next attempt due now. Returns how many deliveries that are. */
  retry(reference: string): Promise<number>;
  /**
   * Deletes for ever what was received before a time and has been delivered; with `undelivered` whatever its state.
   * @returns how many enquiries
   */
  purge(beforeMs: number, options?: { undelivered?: boolean }): Promise<number>;
  /** True for one caller a day, of all processes on this database. The day is `2026-01-31`. */
  claimDay(task: string, day: string): Promise<boolean>;
}

export function enquiryArchive(handle: DatabaseHandle): EnquiryArchive {
  const open = async () => (await handle.open()).kysely;
  return {
    async list({ limit, sinceMs, state } = {}) {
      const kysely = await open();
      const standingSo = kysely
        .selectFrom("deliveries")
        .select("reference")
        .where("state", "=", state ?? "waiting");
      const enquiries = await kysely
        .selectFrom("enquiries")
        .selectAll()
        .$if(sinceMs !== undefined, (query) => query.where("receivedAtMs", ">=", sinceMs ?? 0))
        .$if(state !== undefined, (query) => query.where("reference", "in", standingSo))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy("receivedAtMs", "desc")
        .orderBy("reference")
        .execute();
      return withDeliveries(kysely, enquiries);
    },
    async find(reference) {
      const kysely = await open();
      const found = await kysely.selectFrom("enquiries").selectAll().where("reference", "=", reference).execute();
      return (await withDeliveries(kysely, found))[0];
    },
    counts: async () => countEnquiries(await open()),
    async retry(reference) {
      const kysely = await open();
      const { numUpdatedRows } = await kysely
        .updateTable("deliveries")
        .set({ state: "waiting", attempts: 0, nextAttemptAtMs: 0, reason: null })
        .where("reference", "=", reference)
        .where("state", "!=", "delivered")
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    purge: async (beforeMs, { undelivered = false } = {}) => purge(await open(), beforeMs, undelivered),
    async claimDay(task, day) {
      const kysely = await open();
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto("dailyTasks")
        .values({ id: `${task}/${day}` })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

async function purge(kysely: Kysely<Tables>, beforeMs: number, undelivered: boolean): Promise<number> {
  await kysely
    .deleteFrom("fingerprints")
    .where("acceptedAtMs", "<", Date.now() - repetitionMs)
    .execute();
  const undeliveredOnes = kysely.selectFrom("deliveries").select("reference").where("state", "!=", "delivered");
  const { numDeletedRows } = await kysely
    .deleteFrom("enquiries")
    .where("receivedAtMs", "<", beforeMs)
    .$if(!undelivered, (query) => query.where("reference", "not in", undeliveredOnes))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function withDeliveries(
  kysely: Kysely<Tables>,
  enquiries: readonly Selectable<Tables["enquiries"]>[],
): Promise<ArchivedEnquiry[]> {
  const deliveries: Selectable<Tables["deliveries"]>[] = [];
  for (let start = 0; start < enquiries.length; start += parametersAtMost) {
    const references = enquiries.slice(start, start + parametersAtMost).map(({ reference }) => reference);
    const query = kysely.selectFrom("deliveries").selectAll().where("reference", "in", references).orderBy("channel");
    deliveries.push(...(await query.execute()));
  }
  const byReference = Map.groupBy(deliveries, ({ reference }) => reference);
  return enquiries.map(({ reference, receivedAtMs, request }) => ({
    reference,
    receivedAtMs,
    request: JSON.parse(request) as EnquiryRequest,
    deliveries: (byReference.get(reference) ?? []).map(({ channel, state, attempts, deliveredAtMs, reason }) => ({
      channel,
      state,
      attempts,
      deliveredAtMs,
      reason,
    })),
  }));
}
