import { randomInt } from "node:crypto";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";

/** The ways in which an enquiry reaches the owner. */
export const channelNames = ["mail", "service", "webhook"] as const;

export type ChannelName = (typeof channelNames)[number];

export type DeliveryState = "waiting" | "delivered" | "parked";

/** An enquiry that is to be stored. */
export interface NewEnquiry {
  request: EnquiryRequest;
  /** A digest of the sender's address under a key that lives for a day; null where the connection has no address. */
  sender: string | null;
}

/** What became of an enquiry that was to be stored. */
export interface Acceptance {
  /** What the visitor may quote, such as `K7M2-QX4P`. */
  reference: string;
  /** The same words arrived within the last ten minutes: the reference is theirs, and nothing was added. */
  repeated: boolean;
}

/** An enquiry that is on disk. */
export interface StoredEnquiry {
  /** What the visitor may quote, such as `K7M2-QX4P`. */
  reference: string;
  /** Milliseconds since 1970, UTC. */
  receivedAtMs: number;
  /** The whole body as it was accepted. */
  request: EnquiryRequest;
}

/** The state of an enquiry's delivery by one channel. */
export interface DeliveryReport {
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  /** When it was delivered; milliseconds since 1970, UTC. */
  deliveredAtMs: number | null;
  /** Why the last attempt failed, without any of the visitor's words. */
  reason: string | null;
}

/** Without the letters and digits that are mistaken for each other when read out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new reference that a visitor can read out, such as `K7M2-QX4P`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
