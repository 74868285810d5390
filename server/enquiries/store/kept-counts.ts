import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import { countEnquiries, type EnquiryCounts } from "./deliveries.ts";

/** How the enquiries stand, as a glance at any time can have it. */
export interface EnquirySummary extends EnquiryCounts {
  /** How long the oldest of those that wait has waited, in milliseconds by the clock of the database. Null where none waits. */
  longestWaitMs: number | null;
}

const keptForMs = 5000;
const tooOldMs = 60_000;

/**
 * Makes a function that tells how the enquiries stand without counting them. SQLite keeps the counts with each change. Those of
 * PostgreSQL, which several servers change, are counted by the database beside other work, at most every five seconds; they are
 * a minute old at most. Rejects when the database cannot be reached.
 */
export function keptCounts(handle: DatabaseHandle): () => Promise<EnquirySummary> {
  let counted: { summary: EnquirySummary; atMs: number } | undefined;
  let counting: Promise<EnquirySummary> | undefined;

  const count = async (database: EnquiryDatabase) => {
    const summary = { ...(await countEnquiries(database.kysely)), longestWaitMs: await longestWaitMs(database) };
    counted = { summary, atMs: performance.now() };
    return summary;
  };

  return async () => {
    const database = await handle.open();
    if (!database.shared) return readKept(database);
    const ageMs = performance.now() - (counted?.atMs ?? -Infinity);
    if (counted && ageMs < keptForMs) return counted.summary;
    counting ??= count(database).finally(() => (counting = undefined));
    if (!counted || ageMs > tooOldMs) return counting;
    counting.catch(() => undefined);
    return counted.summary;
  };
}

async function readKept(database: EnquiryDatabase): Promise<EnquirySummary> {
  const rows = await database.kysely.selectFrom("enquiryCounts").select(["state", "number"]).execute();
  const numberOf = (state: string) => rows.find((row) => row.state === state)?.number ?? 0;
  const counts = { waiting: numberOf("waiting"), delivered: numberOf("delivered"), parked: numberOf("parked") };
  return { ...counts, longestWaitMs: await longestWaitMs(database) };
}

async function longestWaitMs({ kysely, nowMs }: EnquiryDatabase): Promise<number | null> {
  const { receivedAtMs } = await kysely
    .selectFrom("deliveries")
    .where("state", "=", "waiting")
    .select(({ fn }) => fn.min("receivedAtMs").as("receivedAtMs"))
    .executeTakeFirstOrThrow();
  return receivedAtMs === null ? null : Math.max(0, (await nowMs()) - receivedAtMs);
}
