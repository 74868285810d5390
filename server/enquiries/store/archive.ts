import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { DatabaseHandle } from "./database.ts";
import { correctEnquiry, deleteEnquiry, eraseText, purge, type PurgeOptions } from "./deletion.ts";
import { countEnquiries, deliveriesIn, findObstacles, type EnquiryCounts, type Obstacle } from "./deliveries.ts";
import type { ChannelName, DeliveryReport, DeliveryState, StoredEnquiry } from "./enquiry.ts";
import { readForOwner, storedTime } from "./read-stored.ts";
import { pagesOfRecords, recordsOf, type EnquiryRecord } from "./records.ts";

/** An enquiry with the state of its deliveries and the owner's notes. */
export interface ArchivedEnquiry extends StoredEnquiry {
  deliveries: DeliveryReport[];
  /** When the owner marked it as handled; milliseconds since 1970, UTC. */
  handledAtMs: number | null;
  /** The owner's note. */
  note: string;
}

/**
 * The owner's access to all stored enquiries. Every method rejects if the database is unreachable. A method that
 * deletes or replaces text throws a TextRemainsError if it succeeded but the old text is still on the disk.
 */
export interface EnquiryArchive {
  /** The latest first; with a state, only enquiries that have a delivery in that state. */
  list(options?: { limit?: number; sinceMs?: number; state?: DeliveryState }): Promise<ArchivedEnquiry[]>;
  /** All enquiries in pages, the oldest first. */
  pages(): AsyncIterable<ArchivedEnquiry[]>;
  find(reference: string): Promise<ArchivedEnquiry | undefined>;
  /** Counts the enquiries received since a time. */
  countSince(sinceMs: number): Promise<number>;
  counts(): Promise<EnquiryCounts>;
  /** Why enquiries wait or are parked, the most frequent reason first. */
  obstacles(): Promise<Obstacle[]>;
  /** Makes parked and waiting deliveries due now, for one enquiry or for all. Returns the number of deliveries. */
  retry(reference?: string): Promise<number>;
  /** Permanently deletes delivered enquiries received before a time. Returns the number of enquiries. */
  purge(beforeMs: number, options?: PurgeOptions): Promise<number>;
  /** Permanently deletes one enquiry, regardless of its state, and records the deletion. Returns whether it existed. */
  delete(reference: string): Promise<boolean>;
  /**
   * Like `delete`, but leaves the text on the disk until `eraseText`, which takes as long for one enquiry as for many.
   */
  deleteOneOfSeveral(reference: string): Promise<boolean>;
  eraseText(): Promise<void>;
  /** Replaces the text of an enquiry. Returns whether the enquiry exists. */
  correct(reference: string, request: EnquiryRequest): Promise<boolean>;
}

/** @param channels the channels whose deliveries `list`, `counts` and `obstacles` consider; if absent, all channels, including those that have been removed */
export function enquiryArchive(handle: DatabaseHandle, channels?: readonly ChannelName[]): EnquiryArchive {
  const open = async () => (await handle.open()).kysely;
  return {
    async list({ limit, sinceMs, state } = {}) {
      const kysely = await open();
      const inThatState = deliveriesIn(kysely, [state ?? "waiting"], channels).select("reference");
      const enquiries = await kysely
        .selectFrom("enquiries")
        .selectAll()
        .$if(sinceMs !== undefined, (query) => query.where("receivedAtMs", ">=", sinceMs ?? 0))
        .$if(state !== undefined, (query) => query.where("reference", "in", inThatState))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy("receivedAtMs", "desc")
        .orderBy("reference")
        .execute();
      return (await recordsOf(kysely, enquiries)).map(archived);
    },
    async *pages() {
      const kysely = await open();
      for await (const page of pagesOfRecords((work) => work(kysely))) yield page.map(archived);
    },
    async find(reference) {
      const kysely = await open();
      const found = await kysely.selectFrom("enquiries").selectAll().where("reference", "=", reference).execute();
      return (await recordsOf(kysely, found)).map(archived)[0];
    },
    async countSince(sinceMs) {
      const kysely = await open();
      const { number } = await kysely
        .selectFrom("enquiries")
        .select(({ fn }) => fn.countAll<number>().as("number"))
        .where("receivedAtMs", ">=", sinceMs)
        .executeTakeFirstOrThrow();
      return number;
    },
    counts: async () => countEnquiries(await open(), channels),
    obstacles: async () => findObstacles(await open(), channels),
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
    purge: async (beforeMs, options = {}) => purge(await handle.open(), beforeMs, options),
    async delete(reference) {
      const database = await handle.open();
      const existed = await deleteEnquiry(database, reference);
      // Erase in any case: an earlier attempt may have deleted the enquiry and left its text.
      await eraseText(database);
      return existed;
    },
    deleteOneOfSeveral: async (reference) => deleteEnquiry(await handle.open(), reference),
    eraseText: async () => eraseText(await handle.open()),
    correct: async (reference, request) => correctEnquiry(await handle.open(), reference, request),
  };
}

/** Converts a record for its owner. */
export function archived({ enquiry, deliveries, mark }: EnquiryRecord): ArchivedEnquiry {
  return {
    ...readForOwner(enquiry),
    deliveries: deliveries.map(({ channel, state, attempts, deliveredAtMs, reason }) => ({
      channel,
      state,
      attempts,
      deliveredAtMs: storedTime(deliveredAtMs),
      reason,
    })),
    handledAtMs: storedTime(mark?.handledAtMs ?? null),
    note: mark?.note ?? "",
  };
}
