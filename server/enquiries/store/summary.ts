import type { DatabaseHandle } from "./database.ts";
import { countEnquiries, type EnquiryCounts } from "./deliveries.ts";
import { storedTime } from "./read-stored.ts";

/** How the enquiries stand. */
export interface EnquirySummary extends EnquiryCounts {
  /** How long the oldest of those that wait has waited, in milliseconds by the clock of the database. Null where none waits. */
  longestWaitMs: number | null;
}

const cachedForMs = 5000;

/**
 * Makes a function that tells how the enquiries stand. They are counted at most every five seconds, however often it is asked.
 * Rejects when the database cannot be reached.
 */
export function cachedSummary(handle: DatabaseHandle): () => Promise<EnquirySummary> {
  let cached: { summary: Promise<EnquirySummary>; atMs: number } | undefined;
  return () => {
    if (cached && performance.now() - cached.atMs < cachedForMs) return cached.summary;
    const summary = summarise(handle);
    cached = { summary, atMs: performance.now() };
    summary.catch(() => (cached = undefined));
    return summary;
  };
}

async function summarise(handle: DatabaseHandle): Promise<EnquirySummary> {
  const { kysely, nowMs } = await handle.open();
  const { receivedAtMs } = await kysely
    .selectFrom("deliveries")
    .where("state", "=", "waiting")
    .select(({ fn }) => fn.min("receivedAtMs").as("receivedAtMs"))
    .executeTakeFirstOrThrow();
  const oldestMs = storedTime(receivedAtMs);
  const longestWaitMs = oldestMs === null ? null : Math.max(0, (await nowMs()) - oldestMs);
  return { ...(await countEnquiries(kysely)), longestWaitMs };
}
