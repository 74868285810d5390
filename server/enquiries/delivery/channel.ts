import type { ChannelName, StoredEnquiry } from "../store/enquiry.ts";

/** The result of an attempt. Reasons are codes and our own text, never text from the receiver. */
export type Outcome = Delivered | Failure;

export interface Delivered {
  kind: "delivered";
}

export interface Failure {
  /**
   * - temporary: the same attempt may succeed later
   * - settings: every enquiry fails until the owner or the operator of the receiver changes something
   * - permanent: this enquiry was refused, or one of the owner's addresses was refused while others accepted it
   */
  kind: "temporary" | "settings" | "permanent";
  reason: string;
  /** The owner's addresses that this attempt reached. Absent if no address has the enquiry, now or from earlier. */
  accepted?: readonly string[];
}

/** Whether the channel works: the enquiry has reached at least one of the owner's addresses, now or earlier. */
export function reachesSomebody(outcome: Outcome): outcome is Delivered | (Failure & { accepted: readonly string[] }) {
  return outcome.kind === "delivered" || outcome.accepted !== undefined;
}

/** A way to deliver enquiries to the owner. */
export interface Channel {
  name: ChannelName;
  /** How many enquiries to deliver concurrently, if not the default. */
  concurrency?: number;
  /**
   * Makes one attempt, which ends when the signal aborts. A failure of the receiver never rejects the promise.
   * @param acceptedBy the owner's addresses that already have the enquiry
   */
  deliver(enquiry: StoredEnquiry, signal: AbortSignal, acceptedBy?: readonly string[]): Promise<Outcome>;
}
