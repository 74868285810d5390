import { acceptAll, checkAcceptance } from "./accept.ts";
import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import type { Acceptance, ChannelName, NewEnquiry } from "./enquiry.ts";
import { groupCommit } from "./group-commit.ts";
import { cachedSummary, type EnquirySummary } from "./summary.ts";

export interface EnquiryStore {
  /**
   * Stores an enquiry. Once this has resolved, it is on disk.
   * @throws {StoreUnavailableError} when it could not be stored
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /**
   * Rejects with a StoreUnavailableError when nothing can be stored at present. What was stored or could not be within the
   * last second tells it too; else something is written.
   */
  check(): Promise<void>;
  /** How the enquiries stand, or stood up to five seconds ago. Rejects with a StoreUnavailableError where the database cannot be read. */
  counts(): Promise<EnquirySummary>;
}

/** Nothing can be stored at present. The message is the system's or the database's reason, and names no visitor. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

interface StoreOptions {
  database: DatabaseHandle;
  /** Every enquiry is delivered by each of these. */
  channels: readonly ChannelName[];
  /** Called when an enquiry has been stored. */
  onAccepted?: () => void;
}

const outcomeTellsForMs = 1000;

export function enquiryStore({ database, channels, onAccepted }: StoreOptions): EnquiryStore {
  const counts = cachedSummary(database);
  let latest: { atMs: number; error?: unknown } | undefined;
  /** Whatever writes tells whether one can. */
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
  const accept = groupCommit((enquiries: NewEnquiry[]) => writing((opened) => acceptAll(opened, enquiries, channels)));
  return {
    async accept(enquiry) {
      const acceptance = await accept(enquiry).catch(unavailable);
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

/** SQLite's error has its reason in `errstr`, PostgreSQL's its class in `code`; the message itself could quote the enquiry. */
function unavailable(error: unknown): never {
  const { errstr, code } = error as { errstr?: unknown; code?: unknown };
  const reason = [errstr, code].find((one): one is string => typeof one === "string" && one !== "");
  throw new StoreUnavailableError(reason ?? "unknown", { cause: error });
}
