import type { ChannelName, StoredEnquiry } from "../store/enquiry.ts";

/** What became of an attempt. Reasons are codes and our own words, never those of the other side. */
export type Outcome = Delivered | Failure;

export interface Delivered {
  kind: "delivered";
  /** What the owner should know even so. */
  remark?: string;
}

export interface Failure {
  /**
   * - temporary: the same attempt may succeed later
   * - settings: every enquiry fails until the owner or whoever runs the receiver changes something
   * - permanent: this enquiry was refused
   */
  kind: "temporary" | "settings" | "permanent";
  reason: string;
}

/** A way in which an enquiry reaches the owner. */
export interface Channel {
  name: ChannelName;
  /** How many enquiries it takes at the same time, where it is more than a few. */
  concurrency?: number;
  /** Makes one attempt, which ends when the signal is aborted. No failure of the receiver makes it reject. */
  deliver(enquiry: StoredEnquiry, signal: AbortSignal): Promise<Outcome>;
}
