import type { EnquiryErrors, EnquiryField } from "./fields.ts";

/** Where an enquiry stands, from the first word to the answer. */
export interface FormState {
  phase: "idle" | "invalid" | "sending" | "sent" | "failed";
  errors: EnquiryErrors;
  /** Counts submissions, so that a second refusal moves the focus again. */
  attempt: number;
}

export type FormEvent =
  | { type: "refused"; errors: EnquiryErrors }
  | { type: "corrected"; field: EnquiryField }
  | { type: "sending" | "sent" | "failed" };

export const idle: FormState = { phase: "idle", errors: {}, attempt: 0 };

/** The form's next state. Errors come with a submission only, and each goes as soon as its field is right. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "refused":
      return { phase: "invalid", errors: event.errors, attempt: state.attempt + 1 };
    case "corrected": {
      const { [event.field]: _, ...errors } = state.errors;
      return { ...state, errors };
    }
    default:
      return { ...state, phase: event.type, errors: {} };
  }
}
