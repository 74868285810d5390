import type { ChannelName, DeliveryState } from "./enquiry.ts";

/** The tables, with column names as in the code; in the database they are `snake_case`. Times are milliseconds since 1970, UTC. */
export interface Tables {
  enquiries: EnquiriesTable;
  deliveries: DeliveriesTable;
  fingerprints: FingerprintsTable;
  dailyTasks: DailyTasksTable;
  clockRecord: ClockRecordTable;
  ownerMarks: OwnerMarksTable;
  erasures: ErasuresTable;
}

interface EnquiriesTable {
  /** What the visitor may quote, such as `K7M2-QX4P`. */
  reference: string;
  receivedAtMs: number;
  /** The whole body as it was accepted, as JSON. */
  request: string;
  /** A digest of the sender's address under a key that lives for a day. */
  sender: string | null;
}

interface DeliveriesTable {
  /** Reference and channel: `K7M2-QX4P/mail`. */
  id: string;
  reference: string;
  /** When the enquiry was received. */
  receivedAtMs: number;
  channel: ChannelName;
  state: DeliveryState;
  /** How many attempts have been started. */
  attempts: number;
  nextAttemptAtMs: number;
  /** Until then it belongs to the process that has claimed it. */
  leaseUntilMs: number;
  deliveredAtMs: number | null;
  /** Why the last attempt failed, without any of the visitor's words. */
  reason: string | null;
  /** Where it has reached some of the owner's addresses and not all: those that it has, separated by spaces. */
  acceptedBy: string | null;
}

interface FingerprintsTable {
  /** A digest of what was written. */
  fingerprint: string;
  reference: string;
  acceptedAtMs: number;
}

interface DailyTasksTable {
  /** Task and day: `digest/2026-01-31`. */
  id: string;
  /** The process that has claimed it. */
  holder: string | null;
  /** Until then no other process can claim it. */
  leaseUntilMs: number;
  state: "begun" | "done";
}

/** One row. */
interface ClockRecordTable {
  id: string;
  /** What the clock showed when a process last looked at it. */
  seenAtMs: number;
  /** Since when it has run without a leap. */
  steadySinceMs: number;
}

/** What the owner has noted on an enquiry; no row where there is nothing. */
interface OwnerMarksTable {
  reference: string;
  /** When it was marked as handled; null if it is not. */
  handledAtMs: number | null;
  note: string;
}

/** Enquiries that were deleted on their own. Nothing of what was written is in it. */
interface ErasuresTable {
  reference: string;
  erasedAtMs: number;
  /** The channels that had delivered it, separated by spaces. */
  deliveredBy: string;
}

/**
 * An integer as a database holds it. One that JavaScript would round, which none of ours is, stays text: it still compares as in the
 * database, so that no page of rows is read twice, and what reads it sees that it is no number.
 */
export function columnNumber(integer: bigint | string): number {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : (String(integer) as unknown as number);
}
