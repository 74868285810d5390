import type { EnquiryErrors, EnquiryField } from "./fields.ts";

/** The answer to a form that was posted without script and not accepted. */
export interface PostedAnswer {
  phase: "invalid" | "failed";
  errors: EnquiryErrors;
  /** The submitted values. */
  values: Record<EnquiryField, string>;
  explanation?: string | undefined;
  /** As an HTTP status. */
  status: number;
}
