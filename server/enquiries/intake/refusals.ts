import { formatWaitingTime } from "#app/features/enquiry/waiting-time.ts";
import type { EnquiryRefused } from "#app/features/enquiry/receiver.ts";

const refusal = (status: number, code: string, reason: string): EnquiryRefused => ({
  accepted: false,
  status,
  code,
  reason,
});

/** Why an enquiry is refused and what to do next, written for the visitor. */
export const refusals = {
  wrong: (reason: string) => refusal(400, "wrong", reason),
  notJson: refusal(400, "not-json", "The body is not valid JSON in UTF-8. Send the enquiry as one JSON object."),
  otherType: refusal(415, "other-type", "The content type must be application/json."),
  otherMethod: refusal(405, "other-method", "This address only accepts POST requests."),
  otherSite: refusal(
    403,
    "other-site",
    "The form was sent from a copy of this page, such as a saved or a translated one. Please send it again from here.",
  ),
  tooLong: refusal(
    413,
    "too-long",
    "Your enquiry is longer than 32 kB. Please shorten the message to 5000 characters and send it again.",
  ),
  trapped: refusal(
    400,
    "trapped",
    "A hidden field was filled in, perhaps by an autofill program. It has been cleared. Please send the form again.",
  ),
  tooQuick: refusal(400, "too-quick", "The form was sent too quickly. Please wait a few seconds and send it again."),
  tooMany: (seconds: number): EnquiryRefused => ({
    ...refusal(
      429,
      "too-many",
      `Several enquiries have been sent from your connection in the last minute. Please send this one again in ${formatWaitingTime(seconds)}.`,
    ),
    retryAfterSeconds: seconds,
  }),
  busy: (seconds: number): EnquiryRefused => ({
    ...refusal(
      429,
      "busy",
      `Many people are sending enquiries at the moment. Please send yours again in ${formatWaitingTime(seconds)}, or call us.`,
    ),
    retryAfterSeconds: seconds,
  }),
  notKept: refusal(
    503,
    "not-kept",
    "Your enquiry could not be saved. Please send it again in a few minutes, or call us.",
  ),
  notForwarded: refusal(
    502,
    "not-forwarded",
    "The enquiry service did not respond as expected. Please send your enquiry again in a few minutes, or call us.",
  ),
} as const;
