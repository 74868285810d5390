import { accept, checkAcceptance } from "./accept.ts";
import { reasonOf, type DatabaseHandle, type EnquiryDatabase } from "./database.ts";
import type { Acceptance, ChannelName, NewEnquiry } from "./enquiry.ts";
import { cachedSummary, type EnquirySummary } from "./summary.ts";

export interface EnquiryStore {
  /**
   * Stores an enquiry. It is on disk when the promise resolves.
   * @throws {StoreUnavailableError} if it could not be stored
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /**
   * Rejects with a StoreUnavailableError if enquiries cannot be stored. Uses the result of any write in the last
   * second, and otherwise makes a test write.
   */
  check(): Promise<void>;
  /** A summary, up to five seconds old. Rejects with a StoreUnavailableError if the database cannot be read. */
  counts(): Promise<EnquirySummary>;
}

/**
 * Enquiries cannot be stored. The message is the reason from the system or the database and contains no visitor data.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

interface StoreOptions {
  database: DatabaseHandle;
  /** The channels that deliver every enquiry. */
  channels: readonly ChannelName[];
  /** Called when an enquiry has been stored. */
  onAccepted?: () => void;
}

const outcomeTellsForMs = 1000;

export function enquiryStore({ database, channels, onAccepted }: StoreOptions): EnquiryStore {
  const counts = cachedSummary(database, channels);
  let latest: { atMs: number; error?: unknown } | undefined;
  /** Every write updates the storage health. */
  const writing = async <Result>(write: (database: EnquiryDatabase) => Promise<Result>): Promise<Result> => {
    try {
      const result = await write(await database.open());
      latest = { atMs: performance.now() };
      return result;
    } catch (error) {
      latest = { atMs: performance.now(), error };
      throw error;
    }
  };
  return {
    async accept(enquiry) {
      const acceptance = await writing((opened) => accept(opened, enquiry, channels)).catch(unavailable);
      if (!acceptance.repeated) onAccepted?.();
      return acceptance;
    },
    async check() {
      if (!latest || performance.now() - latest.atMs > outcomeTellsForMs) {
        await writing((opened) => checkAcceptance(opened, channels)).catch(unavailable);
      } else if (latest.error !== undefined) unavailable(latest.error);
    },
    counts: () => counts().catch(unavailable),
  };
}

function unavailable(error: unknown): never {
  throw new StoreUnavailableError(reasonOf(error), { cause: error });
}
