/** Which enquiries are shown: those not handled yet, those handled, those not delivered everywhere, or all. */
export type InboxView = "open" | "handled" | "undelivered" | "all";

/** Where a page of the list ends. */
export interface InboxPlace {
  readonly receivedAtMs: number;
  readonly reference: string;
}

/** One line of the list. */
export interface EnquiryLine extends InboxPlace {
  readonly name: string;
  readonly location: string;
  /** The beginning of what was written. */
  readonly beginning: string;
  readonly state: "waiting" | "delivered" | "parked";
  readonly handledAtMs: number | null;
  readonly note: string;
}

export interface Inbox {
  readonly lines: readonly EnquiryLine[];
  readonly next?: InboxPlace;
  readonly sizes: Readonly<Record<InboxView, number>>;
  /** Why some have not been delivered, one sentence each. */
  readonly obstacles: readonly string[];
  /** Whether the settings say where enquiries are mailed to; without that, none is sent. */
  readonly isMailSetUp: boolean;
  readonly erasures: readonly { reference: string; erasedAtMs: number; deliveredBy: readonly string[] }[];
}

/** How it went on one way to the owner. */
interface DeliveryLine {
  readonly channel: string;
  readonly state: "waiting" | "delivered" | "parked";
  readonly attempts: number;
  readonly deliveredAtMs: number | null;
  /** Why the last attempt failed and what that means. */
  readonly reason: string | null;
}

/** One whole enquiry. */
export interface OpenedEnquiry extends EnquiryLine {
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly deliveries: readonly DeliveryLine[];
  readonly isMailSetUp: boolean;
  /** Others with the same email address or phone number. */
  readonly others: readonly EnquiryLine[];
}

/** What became of enquiries that were to be deleted. */
export interface Erasure {
  /** Those that no longer exist. */
  readonly erased: readonly string[];
  /** Those that may still exist, each with the reason. */
  readonly failed: readonly { reference: string; words: string }[];
  /** Why the text of those that no longer exist can still be found on the disk. */
  readonly remaining?: string;
}
