import type { EnquiryErrors, EnquiryField } from "./fields.ts";

/** What the page shows of a form that was posted without script and not accepted. */
export interface PostedAnswer {
  phase: "invalid" | "failed";
  errors: EnquiryErrors;
  /** What was written. */
  values: Record<EnquiryField, string>;
  explanation?: string | undefined;
  /** As an HTTP status. */
  status: number;
}
