import type { DatabaseHandle } from "./database.ts";
import { countEnquiries, deliveriesIn, type EnquiryCounts } from "./deliveries.ts";
import type { ChannelName } from "./enquiry.ts";
import { storedTime } from "./read-stored.ts";

/** The number of enquiries in each state and the longest wait. */
export interface EnquirySummary extends EnquiryCounts {
  /** How long the oldest waiting enquiry has waited, in milliseconds on the database's clock. Null if none waits. */
  longestWaitMs: number | null;
}

const cachedForMs = 5000;

/**
 * Creates a function that summarises the enquiries. It counts them at most every five seconds and rejects if the
 * database is unreachable.
 * @param channels those that are set up
 */
export function cachedSummary(handle: DatabaseHandle, channels: readonly ChannelName[]): () => Promise<EnquirySummary> {
  let cached: { summary: Promise<EnquirySummary>; atMs: number } | undefined;
  return () => {
    if (cached && performance.now() - cached.atMs < cachedForMs) return cached.summary;
    const summary = summarise(handle, channels);
    cached = { summary, atMs: performance.now() };
    summary.catch(() => (cached = undefined));
    return summary;
  };
}

async function summarise(handle: DatabaseHandle, channels: readonly ChannelName[]): Promise<EnquirySummary> {
  const { kysely, nowMs } = await handle.open();
  const { receivedAtMs } = await deliveriesIn(kysely, ["waiting"], channels)
    .select(({ fn }) => fn.min("receivedAtMs").as("receivedAtMs"))
    .executeTakeFirstOrThrow();
  const oldestMs = storedTime(receivedAtMs);
  const longestWaitMs = oldestMs === null ? null : Math.max(0, (await nowMs()) - oldestMs);
  return { ...(await countEnquiries(kysely, channels)), longestWaitMs };
}
