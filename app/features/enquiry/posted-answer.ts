import { createContext } from "react-router";
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

/** Passes what the server has answered to the page that shows it. Absent where no server of ours has received the form. */
export const postedAnswerContext = createContext<PostedAnswer | undefined>(undefined);
