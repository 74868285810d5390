import { EnquiryNotSentError, readServiceAnswer } from "./enquiry-request.ts";
import { headersOf, type FormSignals } from "./form-signals.ts";
import { parseReference } from "./reference.ts";
import type { EnquiryRequest } from "./schema.ts";
import { secondsToWait, formatWaitingTime } from "./waiting-time.ts";

/** The timeout of the email service. */
export const sendTimeoutMs = 30_000;

/** Where the email service accepts enquiries, on the site's own origin or the configured one. */
export const sendPath = "/api/v1.0/email/send";

/** The maximum length of a refusal's explanation that is shown. */
const longestExplanation = 300;

/** The service's answer about an accepted enquiry. */
export interface SentEnquiry {
  /** Its reference, if the service returned one. */
  reference: string | undefined;
  /** Whether a receipt is on its way; undefined if none was requested. */
  receipt: boolean | undefined;
}

interface SendOptions {
  /** The email service's origin; empty for the site's own. */
  origin?: string;
  timeoutMs?: number;
  /**
   * How the form was filled in. Sent to the site's own server only: another server's preflight would reject the
   * headers.
   */
  signals?: FormSignals;
}

/**
 * Posts an enquiry to the email service.
 * @throws EnquiryNotSentError if it does not accept it, for a network error or a timeout
 */
export async function sendEnquiry(request: EnquiryRequest, options: SendOptions = {}): Promise<SentEnquiry> {
  const { origin = import.meta.env.EMAIL_SERVICE_ORIGIN, timeoutMs = sendTimeoutMs, signals = {} } = options;
  let response: Response;
  let answer: Awaited<ReturnType<typeof readServiceAnswer>>;
  try {
    response = await fetch(`${origin}${sendPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(origin ? {} : headersOf(signals)) },
      body: JSON.stringify(request),
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = await readServiceAnswer(response);
  } catch (cause) {
    throw new EnquiryNotSentError("The email service did not answer.", { cause });
  }
  const { status, headers } = response;
  if (answer.kind === "accepted") {
    const receipt = signals.receiptWanted ? headers.get("enquiry-receipt") === "coming" : undefined;
    return { reference: parseReference(headers.get("enquiry-reference")), receipt };
  }
  throw new EnquiryNotSentError(`The email service answered ${status}.`, {
    explanation: explain(headers, answer.text),
  });
}

/** Only the site's own server sends sentences for visitors, and it marks them. */
function explain(headers: Headers, text: string): string | undefined {
  if (headers.has("enquiry-refusal") && text.length <= longestExplanation) return text;
  const seconds = secondsToWait(headers.get("retry-after"));
  return seconds === undefined ? undefined : `You can send it again in ${formatWaitingTime(seconds)}.`;
}
