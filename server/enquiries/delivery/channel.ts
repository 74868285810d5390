import type { ChannelName, StoredEnquiry } from "../store/enquiry.ts";

/** What became of an attempt. Reasons are codes and our own words, never those of the other side. */
export type Outcome = Delivered | Failure;

export interface Delivered {
  kind: "delivered";
}

export interface Failure {
  /**
   * - temporary: the same attempt may succeed later
   * - settings: every enquiry fails until the owner or the operator of the receiver changes something
   * - permanent: this enquiry was refused, or one of the owner's addresses was while others accepted it
   */
  kind: "temporary" | "settings" | "permanent";
  reason: string;
  /** The owner's addresses that it has reached in this attempt. Absent unless another address has it, from now or from before. */
  accepted?: readonly string[];
}

/** Whether the channel works: it has reached at least one of the owner's addresses, in this attempt or before. */
export function reachesSomebody(outcome: Outcome): outcome is Delivered | (Failure & { accepted: readonly string[] }) {
  return outcome.kind === "delivered" || outcome.accepted !== undefined;
}

/** A way in which an enquiry reaches the owner. */
export interface Channel {
  name: ChannelName;
  /** How many enquiries it takes at the same time, where it is more than a few. */
  concurrency?: number;
  /**
   * Makes one attempt, which ends when the signal is aborted. No failure of the receiver makes it reject.
   * @param acceptedBy the owner's addresses that the enquiry has reached already
   */
  deliver(enquiry: StoredEnquiry, signal: AbortSignal, acceptedBy?: readonly string[]): Promise<Outcome>;
}
