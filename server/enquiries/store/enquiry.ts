import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";

/** The ways by which an enquiry reaches the owner. */
export const channelNames = ["mail", "service", "webhook"] as const;

export type ChannelName = (typeof channelNames)[number];

export type DeliveryState = "waiting" | "delivered" | "parked";

/** An enquiry that is on disk. */
export interface KeptEnquiry {
  /** What the visitor may quote, such as `K7M2-QX4P`. */
  reference: string;
  /** Milliseconds since 1970, UTC. */
  receivedAtMs: number;
  /** The whole body as it was accepted. */
  request: EnquiryRequest;
}

/** How the delivery of an enquiry by one channel stands. */
export interface DeliveryReport {
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  /** When it was delivered; milliseconds since 1970, UTC. */
  deliveredAtMs: number | null;
  /** Why the last attempt failed, without a word of the visitor's. */
  reason: string | null;
}
