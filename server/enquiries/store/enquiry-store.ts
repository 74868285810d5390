import { acceptAll, checkAcceptance } from "./accept.ts";
import type { DatabaseHandle } from "./database.ts";
import { countEnquiries, type EnquiryCounts } from "./deliveries.ts";
import type { Acceptance, ChannelName, NewEnquiry } from "./enquiry.ts";
import { groupCommit } from "./group-commit.ts";

export interface EnquiryStore {
  /**
   * Stores an enquiry. Once this has resolved, it is on disk.
   * @throws {StoreUnavailableError} when it could not be stored
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /** Rejects with a StoreUnavailableError when nothing can be stored at present. */
  check(): Promise<void>;
  counts(): Promise<EnquiryCounts>;
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

export function enquiryStore({ database, channels, onAccepted }: StoreOptions): EnquiryStore {
  const accept = groupCommit(async (enquiries: NewEnquiry[]) => {
    const { kysely } = await database.open();
    return acceptAll(kysely, enquiries, channels);
  });
  return {
    async accept(enquiry) {
      const acceptance = await accept(enquiry).catch(unavailable);
      if (!acceptance.repeated) onAccepted?.();
      return acceptance;
    },
    async check() {
      const { kysely } = await database.open().catch(unavailable);
      await checkAcceptance(kysely, channels).catch(unavailable);
    },
    async counts() {
      const { kysely } = await database.open().catch(unavailable);
      return countEnquiries(kysely).catch(unavailable);
    },
  };
}

/** SQLite's error has its reason in `errstr`, PostgreSQL's its class in `code`; the message itself could quote the enquiry. */
function unavailable(error: unknown): never {
  const { errstr, code } = error as { errstr?: unknown; code?: unknown };
  const reason = [errstr, code].find((one): one is string => typeof one === "string" && one !== "");
  throw new StoreUnavailableError(reason ?? "unknown", { cause: error });
}
