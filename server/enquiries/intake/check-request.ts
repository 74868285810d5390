import { enquiryRequestSchema, type EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { EnquiryRefused } from "#app/features/enquiry/receiver-context.ts";
import { refusals } from "./refusals.ts";

/** The enquiry in a request's body, or why it is none. */
export function checkRequest(body: unknown): { request: EnquiryRequest } | { refused: EnquiryRefused } {
  const checked = enquiryRequestSchema.safeParse(body);
  if (checked.success) return { request: checked.data };
  const [first] = checked.error.issues;
  return { refused: refusals.wrong(first ? sentenceFor(first) : "The body is not as expected.") };
}

type Issue = NonNullable<ReturnType<typeof enquiryRequestSchema.safeParse>["error"]>["issues"][number];

/** The form's own words where a field of the form is wrong; otherwise the place in the body, for whoever writes a client. */
function sentenceFor(issue: Issue): string {
  const { path, code, message } = issue;
  const place = path.length > 0 ? path.join(".") : "The body";
  if (code === "unrecognized_keys") return `${place} has a field that is not expected.`;
  if (code === "invalid_type")
    return `${place} must be given as ${issue.expected === "object" ? "an object" : "text"}.`;
  return path[0] === "template_params" ? `${message}.` : `${place} must be a text of 1 to 100 characters.`;
}
