import type { ChannelName, KeptEnquiry } from "../store/enquiry.ts";

/** What became of an attempt. Reasons are codes and words of our own, never the words of the other side. */
export type Outcome = Delivered | Failure;

export interface Delivered {
  kind: "delivered";
  /** What the owner should know nevertheless. */
  remark?: string;
}

export interface Failure {
  /**
   * - temporary: the same attempt may succeed later
   * - settings: it fails for every enquiry until the owner or the receiver's keeper changes something
   * - permanent: this enquiry was refused
   */
  kind: "temporary" | "settings" | "permanent";
  reason: string;
}

/** A way by which an enquiry reaches the owner. */
export interface Channel {
  name: ChannelName;
  /** Makes one attempt, which ends when the signal is given. Rejects for no fault of the receiver. */
  deliver(enquiry: KeptEnquiry, signal: AbortSignal): Promise<Outcome>;
}
