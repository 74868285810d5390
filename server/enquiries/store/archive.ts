import type { Kysely, Selectable } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { repetitionMs } from "./accept.ts";
import type { DatabaseHandle } from "./database.ts";
import { countEnquiries, findObstacles, type EnquiryCounts, type Obstacle } from "./deliveries.ts";
import type { ChannelName, DeliveryReport, DeliveryState, StoredEnquiry } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

/** An enquiry with what became of it. */
export interface ArchivedEnquiry extends StoredEnquiry {
  deliveries: DeliveryReport[];
}

/** A database accepts only so many parameters in one statement. */
const maxParameters = 1000;

export interface PurgeOptions {
  /** Whatever their state. */
  undelivered?: boolean;
  /**
   * The channels that are set up: an enquiry that one channel has delivered is deleted unless it waits for one of these.
   * Without them it is deleted once every channel has delivered it.
   */
  channels?: readonly ChannelName[];
}

/** Everything that has been stored, for its owner. Every method rejects when the database cannot be reached. */
export interface EnquiryArchive {
  /** The latest first; with a state, those with a delivery in that state. */
  list(options?: { limit?: number; sinceMs?: number; state?: DeliveryState }): Promise<ArchivedEnquiry[]>;
  find(reference: string): Promise<ArchivedEnquiry | undefined>;
  counts(): Promise<EnquiryCounts>;
  /** Why enquiries wait or are parked, the most frequent reason first. */
  obstacles(): Promise<Obstacle[]>;
  /** Makes parked and waiting deliveries due now, of one enquiry or of all. Returns how many deliveries there were. */
  retry(reference?: string): Promise<number>;
  /** Permanently deletes the enquiries received before a time and delivered. Returns how many there were. */
  purge(beforeMs: number, options?: PurgeOptions): Promise<number>;
}

export function enquiryArchive(handle: DatabaseHandle): EnquiryArchive {
  const open = async () => (await handle.open()).kysely;
  return {
    async list({ limit, sinceMs, state } = {}) {
      const kysely = await open();
      const inThatState = kysely
        .selectFrom("deliveries")
        .select("reference")
        .where("state", "=", state ?? "waiting");
      const enquiries = await kysely
        .selectFrom("enquiries")
        .selectAll()
        .$if(sinceMs !== undefined, (query) => query.where("receivedAtMs", ">=", sinceMs ?? 0))
        .$if(state !== undefined, (query) => query.where("reference", "in", inThatState))
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
    obstacles: async () => findObstacles(await open()),
    async retry(reference) {
      const kysely = await open();
      const { numUpdatedRows } = await kysely
        .updateTable("deliveries")
        .set({ state: "waiting", attempts: 0, nextAttemptAtMs: 0, reason: null })
        .where("state", "!=", "delivered")
        .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    purge: async (beforeMs, options = {}) => purge(await open(), beforeMs, options),
  };
}

async function purge(
  kysely: Kysely<Tables>,
  beforeMs: number,
  { undelivered = false, channels }: PurgeOptions,
): Promise<number> {
  await kysely
    .deleteFrom("fingerprints")
    .where("acceptedAtMs", "<", Date.now() - repetitionMs)
    .execute();
  const rows = kysely.selectFrom("deliveries").select("reference");
  const delivered = rows.where("state", "=", "delivered");
  const outstanding = channels
    ? rows.where("state", "=", "waiting").where("channel", "in", channels)
    : rows.where("state", "!=", "delivered");
  const { numDeletedRows } = await kysely
    .deleteFrom("enquiries")
    .where("receivedAtMs", "<", beforeMs)
    .$if(!undelivered, (query) => query.where("reference", "in", delivered).where("reference", "not in", outstanding))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function withDeliveries(
  kysely: Kysely<Tables>,
  enquiries: readonly Selectable<Tables["enquiries"]>[],
): Promise<ArchivedEnquiry[]> {
  const deliveries: Selectable<Tables["deliveries"]>[] = [];
  for (let start = 0; start < enquiries.length; start += maxParameters) {
    const references = enquiries.slice(start, start + maxParameters).map(({ reference }) => reference);
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
