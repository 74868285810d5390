import type { EnquiryErrors, EnquiryField } from "./fields.ts";

/** The state of an enquiry, from the first word to the answer. */
export interface FormState {
  phase: "idle" | "invalid" | "sending" | "sent" | "failed" | "kept";
  errors: EnquiryErrors;
  /** Counts submissions, so that a second refusal moves the focus again. */
  attempt: number;
  /** The reference of the enquiry that was sent, such as `K7M2-QX4P`. */
  reference?: string | undefined;
  /** Whether a receipt is on its way by email; undefined where none was asked for. */
  receipt?: boolean | undefined;
  /** Why the last attempt failed and what to do. */
  explanation?: string | undefined;
}

export type FormEvent =
  | { type: "refused"; errors: EnquiryErrors }
  | { type: "corrected"; field: EnquiryField }
  | { type: "sending" }
  | { type: "sent"; reference: string | undefined; receipt?: boolean | undefined }
  | { type: "failed"; explanation: string | undefined }
  /** Without a network, until there is one. */
  | { type: "kept" }
  | { type: "back online" };

export const idle: FormState = { phase: "idle", errors: {}, attempt: 0 };

/** The form's next state. Errors appear only after a submission, and each disappears as soon as its field is valid. */
export function nextFormState({ attempt, errors, ...rest }: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "refused":
      return { phase: "invalid", errors: event.errors, attempt: attempt + 1 };
    case "corrected": {
      const { [event.field]: _, ...left } = errors;
      return { ...rest, errors: left, attempt };
    }
    case "sending":
      return { phase: "sending", errors: {}, attempt };
    case "sent":
      return { phase: "sent", errors: {}, attempt, reference: event.reference, receipt: event.receipt };
    case "failed":
      return { phase: "failed", errors: {}, attempt, explanation: event.explanation };
    case "kept":
      return { phase: "kept", errors: {}, attempt };
    case "back online":
      return { ...idle, attempt };
  }
}

/** The answer to a form that was posted without JavaScript and not accepted. */
export interface PostedAnswer {
  phase: "invalid" | "failed";
  errors: EnquiryErrors;
  /** The submitted values. */
  values: Record<EnquiryField, string>;
  explanation?: string | undefined;
  /** The HTTP status. */
  status: number;
}
