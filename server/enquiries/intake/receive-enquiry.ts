import { minimumFillTimeMs, type FormSignals } from "#app/features/enquiry/form-signals.ts";
import type { EnquiryOutcome, EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver.ts";
import { enquiryRequestSchema, type EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { Log } from "../../log.ts";
import type { Origin } from "./address-digest.ts";
import type { RateLimit } from "./rate-limit.ts";
import { refusals } from "./refusals.ts";

/** Null if the connection has no address. */
export type Sender = Origin | null;

/** Handles an enquiry that has passed every check: stores or forwards it. */
export type EnquiryHandler = (request: EnquiryRequest, sender: Sender, signals: FormSignals) => Promise<EnquiryOutcome>;

/** Creates the receiver for a sender's enquiries. Only enquiries with a valid body count towards the limit. */
export function createReceiver(
  handle: EnquiryHandler,
  limit: RateLimit,
  log: Log,
): (sender: Sender) => EnquiryReceiver {
  return (sender) => async (body, signals) => {
    const checked = checkBody(body);
    const refused = "refused" in checked ? checked.refused : await checkSender(signals, sender, limit);
    if (refused) {
      log.info("enquiry refused", { code: refused.code });
      return refused;
    }
    return "request" in checked ? handle(checked.request, sender, signals) : checked.refused;
  };
}

/** Refuses enquiries by signals and rate limit. Absent signals only halve the limit. */
async function checkSender(
  { trapFilled, fillTimeMs }: FormSignals,
  sender: Sender,
  limit: RateLimit,
): Promise<EnquiryRefused | undefined> {
  // Refused enquiries count towards no limit, since they would use up that of other visitors.
  if (trapFilled) return refusals.trapped;
  if (fillTimeMs !== undefined && fillTimeMs < minimumFillTimeMs) return refusals.tooQuick;
  const reached = await limit.count(sender, trapFilled !== undefined);
  if (!reached) return undefined;
  return reached.by === "site" ? refusals.busy(reached.seconds) : refusals.tooMany(reached.seconds);
}

/** Validates the request body. */
function checkBody(body: unknown): { request: EnquiryRequest } | { refused: EnquiryRefused } {
  const checked = enquiryRequestSchema.safeParse(body);
  if (checked.success) return { request: checked.data };
  const [first] = checked.error.issues;
  return { refused: refusals.wrong(first ? sentenceFor(first) : "The body is not valid.") };
}

type Issue = NonNullable<ReturnType<typeof enquiryRequestSchema.safeParse>["error"]>["issues"][number];

/** The form's own message for an invalid form field; otherwise the path in the body, for client developers. */
function sentenceFor(issue: Issue): string {
  const { path, code, message } = issue;
  const place = path.length > 0 ? path.join(".") : "The body";
  if (code === "unrecognized_keys") return `${place} has a field that is not expected.`;
  if (code === "invalid_type") return `${place} must be ${issue.expected === "object" ? "an object" : "text"}.`;
  return path[0] === "template_params" ? `${message}.` : `${place} must be text of 1 to 100 characters.`;
}
