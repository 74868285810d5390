import type { ChannelName, DeliveryState } from "./enquiry.ts";

/**
 * The tables. Column names are in camel case here, and `snake_case` in the database. Times are Unix milliseconds (UTC).
 */
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
  /** A reference for the visitor to quote, such as `K7M2-QX4P`. */
  reference: string;
  receivedAtMs: number;
  /** The whole accepted request body, as JSON. */
  request: string;
  /** A digest of the sender's address under a key that changes each day. */
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
  /** The number of attempts started. */
  attempts: number;
  nextAttemptAtMs: number;
  /** The process that claimed the delivery holds it until then. */
  leaseUntilMs: number;
  deliveredAtMs: number | null;
  /** Why the last attempt failed, without any of the visitor's text. */
  reason: string | null;
  /** The owner's addresses that have the enquiry, separated by spaces, if others lack it. */
  acceptedBy: string | null;
}

interface FingerprintsTable {
  /** A digest of the visitor's text. */
  fingerprint: string;
  reference: string;
  acceptedAtMs: number;
}

interface DailyTasksTable {
  /** Task and day: `digest/2026-01-31`. */
  id: string;
  /** The process that claimed the task. */
  holder: string | null;
  /** No other process can claim the task until then. */
  leaseUntilMs: number;
  state: "begun" | "done";
}

/** A table with a single row. */
interface ClockRecordTable {
  id: string;
  /** The last observed time. */
  seenAtMs: number;
  /** The time since which the clock has run without a jump. */
  steadySinceMs: number;
}

/** The owner's mark and note on an enquiry; no row if there is neither. */
interface OwnerMarksTable {
  reference: string;
  /** When it was marked as handled; null if it is not. */
  handledAtMs: number | null;
  note: string;
}

/** Individually deleted enquiries, without any of their text. */
interface ErasuresTable {
  reference: string;
  erasedAtMs: number;
  /** The channels that had delivered it, separated by spaces. */
  deliveredBy: string;
}

/**
 * An integer from a database. An unsafe integer, which the product never writes, becomes text instead of being rounded:
 * it still compares as in the database, so that no page of rows is read twice, and readers can see that it is not a
 * number.
 */
export function columnNumber(integer: bigint | string): number {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : (String(integer) as unknown as number);
}
