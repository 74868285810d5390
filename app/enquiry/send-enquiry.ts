import type { EnquiryRequest } from "./schema.ts";

/** How long the e-mail service may take to answer. */
export const sendTimeoutMs = 30_000;

/** Where the e-mail service takes enquiries, on the site's own origin or the configured one. */
export const sendPath = "/api/v1.0/email/send";

interface SendOptions {
  /** Where the e-mail service stands; empty for the site's own origin. */
  origin?: string;
  timeoutMs?: number;
}

/** The enquiry did not reach the e-mail service, or the service did not take it. */
export class EnquiryNotSentError extends Error {
  override readonly name = "EnquiryNotSentError";
}

/**
 * Posts an enquiry to the e-mail service. Status 200 or the text OK says that it was taken.
 * @throws EnquiryNotSentError for any other answer, a network error or no answer in time
 */
export async function sendEnquiry(request: EnquiryRequest, options: SendOptions = {}): Promise<void> {
  const { origin = import.meta.env.EMAIL_SERVICE_ORIGIN, timeoutMs = sendTimeoutMs } = options;
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${origin}${sendPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = status === 200 ? "" : await response.text();
  } catch (cause) {
    throw new EnquiryNotSentError("The e-mail service did not answer.", { cause });
  }
  if (status !== 200 && text.trim() !== "OK") throw new EnquiryNotSentError(`The e-mail service answered ${status}.`);
}
