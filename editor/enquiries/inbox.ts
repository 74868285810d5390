/** A filter: open, handled, not completely delivered, or all enquiries. */
export type InboxView = "open" | "handled" | "undelivered" | "all";

/** The last enquiry on a page; the next page continues after it. */
export interface InboxPlace {
  readonly receivedAtMs: number;
  readonly reference: string;
}

/** One line of the list. */
export interface EnquiryLine extends InboxPlace {
  readonly name: string;
  readonly location: string;
  /** The beginning of the message. */
  readonly beginning: string;
  readonly state: "waiting" | "delivered" | "parked";
  readonly handledAtMs: number | null;
  readonly note: string;
}

export interface Inbox {
  readonly lines: readonly EnquiryLine[];
  readonly next?: InboxPlace;
  readonly sizes: Readonly<Record<InboxView, number>>;
  /** Why some were not delivered, one sentence each. */
  readonly obstacles: readonly string[];
  /** Whether the settings have an address for enquiries; without it, none is sent. */
  readonly isMailSetUp: boolean;
  readonly erasures: readonly { reference: string; erasedAtMs: number; deliveredBy: readonly string[] }[];
}

/** The progress of a delivery through one channel. */
interface DeliveryLine {
  readonly channel: string;
  readonly state: "waiting" | "delivered" | "parked";
  readonly attempts: number;
  readonly deliveredAtMs: number | null;
  /** Why the last attempt failed, and what that means. */
  readonly reason: string | null;
}

export interface OpenedEnquiry extends EnquiryLine {
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly deliveries: readonly DeliveryLine[];
  readonly isMailSetUp: boolean;
  /** Others with the same email address or phone number. */
  readonly others: readonly EnquiryLine[];
}

/** The outcome of marking enquiries: if someone else has changed the note, nothing is recorded. */
export interface MarkOutcome {
  readonly outcome: "marked" | "changed elsewhere";
  /** The note that is stored now. */
  readonly note: string;
}

/** The outcome of a deletion. */
export interface Erasure {
  readonly erased: readonly string[];
  /** Those that may still exist, each with the reason. */
  readonly failed: readonly { reference: string; words: string }[];
  /** Why the text of deleted ones may still be on disk. */
  readonly remaining?: string;
}
