import { minimumFillTimeMs, type FormSignals } from "#app/features/enquiry/form-signals.ts";
import type { EnquiryOutcome, EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver.ts";
import { enquiryRequestSchema, type EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { Log } from "../../log.ts";
import type { Origin } from "./address-digest.ts";
import type { RateLimit } from "./rate-limit.ts";
import { refusals } from "./refusals.ts";

/** Null where the connection has no address. */
export type Sender = Origin | null;

/** Does something with an enquiry that has passed every check: stores it here, or forwards it. */
export type EnquiryHandler = (request: EnquiryRequest, sender: Sender, signals: FormSignals) => Promise<EnquiryOutcome>;

/** Makes the receiver of one sender's enquiries. The body is checked first, so that only valid enquiries count towards the limit. */
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

/** Absent signals are no reason to refuse an enquiry: they only halve the limit. */
async function checkSender(
  { trapFilled, fillTimeMs }: FormSignals,
  sender: Sender,
  limit: RateLimit,
): Promise<EnquiryRefused | undefined> {
  // What is refused counts towards no limit: it would cost other visitors theirs.
  if (trapFilled) return refusals.trapped;
  if (fillTimeMs !== undefined && fillTimeMs < minimumFillTimeMs) return refusals.tooQuick;
  const reached = await limit.count(sender, trapFilled !== undefined);
  if (!reached) return undefined;
  return reached.by === "site" ? refusals.busy(reached.seconds) : refusals.tooMany(reached.seconds);
}

/** The enquiry in a request's body, or the reason why there is none. */
function checkBody(body: unknown): { request: EnquiryRequest } | { refused: EnquiryRefused } {
  const checked = enquiryRequestSchema.safeParse(body);
  if (checked.success) return { request: checked.data };
  const [first] = checked.error.issues;
  return { refused: refusals.wrong(first ? sentenceFor(first) : "The body is not valid.") };
}

type Issue = NonNullable<ReturnType<typeof enquiryRequestSchema.safeParse>["error"]>["issues"][number];

/** The form's own message where a field of the form is wrong; otherwise the place in the body, for developers of clients. */
function sentenceFor(issue: Issue): string {
  const { path, code, message } = issue;
  const place = path.length > 0 ? path.join(".") : "The body";
  if (code === "unrecognized_keys") return `${place} has a field that is not expected.`;
  if (code === "invalid_type")
    return `${place} must be given as ${issue.expected === "object" ? "an object" : "text"}.`;
  return path[0] === "template_params" ? `${message}.` : `${place} must be text of 1 to 100 characters.`;
}
