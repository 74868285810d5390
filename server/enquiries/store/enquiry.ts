import { randomInt } from "node:crypto";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";

/** The channels that deliver enquiries to the owner. */
export const channelNames = ["mail", "service", "webhook"] as const;

export type ChannelName = (typeof channelNames)[number];

export type DeliveryState = "waiting" | "delivered" | "parked";

/** An enquiry to store. */
export interface NewEnquiry {
  request: EnquiryRequest;
  /** A digest of the sender's address under a key that changes each day; null if the connection has no address. */
  sender: string | null;
}

/** The result of storing an enquiry. */
export interface Acceptance {
  /** A reference for the visitor to quote, such as `K7M2-QX4P`. */
  reference: string;
  /** The same text arrived within the last ten minutes: nothing was added, and the reference is the first one's. */
  repeated: boolean;
}

/** An enquiry that is on disk. */
export interface StoredEnquiry {
  /** A reference for the visitor to quote, such as `K7M2-QX4P`. */
  reference: string;
  /** Milliseconds since 1970, UTC. */
  receivedAtMs: number;
  /** The whole accepted request body. */
  request: EnquiryRequest;
}

/** The state of an enquiry's delivery on one channel. */
export interface DeliveryReport {
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  /** When it was delivered; milliseconds since 1970, UTC. */
  deliveredAtMs: number | null;
  /** Why the last attempt failed, without any of the visitor's text. */
  reason: string | null;
}

/** Omits letters and digits that are easily confused when read out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new reference that is easy to read out, such as `K7M2-QX4P`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
