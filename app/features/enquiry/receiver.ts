import type { FormSignals } from "./form-signals.ts";

export type EnquiryOutcome = EnquiryAccepted | EnquiryRefused;

export interface EnquiryAccepted {
  accepted: true;
  /** What the visitor may quote, such as `K7M2-QX4P`; absent where another service keeps the enquiry. */
  reference?: string;
  /** Whether a receipt is sent to the visitor; absent where none was asked for. */
  receipt?: boolean;
}

export interface EnquiryRefused {
  accepted: false;
  /** As an HTTP status. */
  status: number;
  /** The reason as one word for programs: `too-many`. */
  code: string;
  /** The reason and what to do, in plain sentences for the visitor. */
  reason: string;
  /** When it may be sent again. */
  retryAfterSeconds?: number;
}

/** Takes the body of an enquiry request, checks it and keeps it. Accepted means that it can no longer be lost. */
export type EnquiryReceiver = (requestBody: unknown, signals: FormSignals) => Promise<EnquiryOutcome>;
