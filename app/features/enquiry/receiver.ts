import type { FormSignals } from "./form-signals.ts";

export type EnquiryOutcome = EnquiryAccepted | EnquiryRefused;

export interface EnquiryAccepted {
  accepted: true;
  /** The reference for the visitor, such as `K7M2-QX4P`; undefined if another service stores the enquiry. */
  reference?: string;
  /** Whether a receipt is sent to the visitor; undefined if none was requested. */
  receipt?: boolean;
}

export interface EnquiryRefused {
  accepted: false;
  /** The HTTP status. */
  status: number;
  /** The reason as a code: `too-many`. */
  code: string;
  /** The reason and what to do, in sentences for the visitor. */
  reason: string;
  /** When it may be sent again. */
  retryAfterSeconds?: number;
}

/** Validates and stores the body of an enquiry request. Accepted means that it can no longer be lost. */
export type EnquiryReceiver = (requestBody: unknown, signals: FormSignals) => Promise<EnquiryOutcome>;
