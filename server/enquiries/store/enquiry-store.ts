import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { newReference } from "../reference.ts";
import { acceptAll, rehearseAcceptance } from "./accept.ts";
import { countEnquiries, type EnquiryCounts } from "./counts.ts";
import type { DatabaseHandle } from "./database.ts";
import type { ChannelName } from "./enquiry.ts";
import { groupCommit } from "./group-commit.ts";

export interface NewEnquiry {
  request: EnquiryRequest;
  /** A digest of the sender's address under a key that lives for a day. */
  sender: string | null;
}

export interface Acceptance {
  /** What the visitor may quote, such as `K7M2-QX4P`. */
  reference: string;
  /** The same words came within the last ten minutes: the reference is theirs, and nothing was added. */
  repeated: boolean;
}

export interface EnquiryStore {
  /**
   * Keeps an enquiry. When this has resolved, it is on disk.
   * @throws StoreUnavailableError when it could not be kept
   */
  accept(enquiry: NewEnquiry): Promise<Acceptance>;
  /** Rejects with a StoreUnavailableError when nothing could be kept now. */
  check(): Promise<void>;
  counts(): Promise<EnquiryCounts>;
}

/** Nothing can be kept now. The message is the system's or the database's word for why, and names no visitor. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

interface StoreOptions {
  database: DatabaseHandle;
  /** Every enquiry is delivered by each of these. */
  channels: readonly ChannelName[];
  /** Told when enquiries have been kept. */
  onAccepted?: () => void;
}

export function enquiryStore({ database, channels, onAccepted }: StoreOptions): EnquiryStore {
  const accept = groupCommit(async (enquiries: NewEnquiry[]) => {
    const { kysely } = await database.open();
    const nowMs = Date.now();
    return acceptAll(
      kysely,
      enquiries.map((enquiry) => ({ ...enquiry, reference: newReference(), receivedAtMs: nowMs })),
      channels,
    );
  });
  return {
    async accept(enquiry) {
      const acceptance = await accept(enquiry).catch(unavailable);
      if (!acceptance.repeated) onAccepted?.();
      return acceptance;
    },
    async check() {
      const { kysely } = await database.open().catch(unavailable);
      await rehearseAcceptance(kysely, channels).catch(unavailable);
    },
    async counts() {
      const { kysely } = await database.open().catch(unavailable);
      return countEnquiries(kysely).catch(unavailable);
    },
  };
}

/** SQLite's error has its word in `errstr`, PostgreSQL's its class in `code`; a message itself could quote what was to be kept. */
function unavailable(error: unknown): never {
  const { errstr, code } = error as { errstr?: unknown; code?: unknown };
  const words = [errstr, code].find((word): word is string => typeof word === "string" && word !== "");
  throw new StoreUnavailableError(words ?? "unknown", { cause: error });
}
