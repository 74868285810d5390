import type { FormSignals } from "#app/features/enquiry/form-signals.ts";
import { minimumFillTimeMs } from "#app/features/enquiry/form-signals.ts";
import type { EnquiryOutcome, EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver-context.ts";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { Log } from "../../log.ts";
import { checkRequest } from "./check-request.ts";
import type { RateLimit } from "./rate-limit.ts";
import { refusals } from "./refusals.ts";

/** The keyed digest of a sender's address; null where the connection has none. */
export type Sender = string | null;

/** Takes an enquiry that has passed every check: keeps it here, or hands it on. */
export type EnquiryTaker = (request: EnquiryRequest, sender: Sender) => Promise<EnquiryOutcome>;

/** Makes the receiver of one sender's enquiries. The body is checked first, so that only whole enquiries count for the limit. */
export function createIntake(take: EnquiryTaker, limit: RateLimit, log: Log): (sender: Sender) => EnquiryReceiver {
  return (sender) => async (body, signals) => {
    const checked = checkRequest(body);
    const refused = "refused" in checked ? checked.refused : await refuse(signals, sender, limit);
    if (refused) {
      log.info("enquiry refused", { code: refused.code });
      return refused;
    }
    return "request" in checked ? take(checked.request, sender) : checked.refused;
  };
}

/** Absent signals are no ground for refusal: they only halve the limit. */
async function refuse(
  { trapFilled, fillTimeMs }: FormSignals,
  sender: Sender,
  limit: RateLimit,
): Promise<EnquiryRefused | undefined> {
  const seconds = await limit.count(sender ?? "", trapFilled !== undefined);
  if (seconds !== undefined) return refusals.tooMany(seconds);
  if (trapFilled) return refusals.trapped;
  if (fillTimeMs !== undefined && fillTimeMs < minimumFillTimeMs) return refusals.tooQuick;
  return undefined;
}
