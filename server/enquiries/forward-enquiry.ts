import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import type { Log } from "../log.ts";

const timeoutMs = 15_000;

/**
 * Makes the receiver for a site that was built for another e-mail service: it posts an enquiry sent without script to
 * that service, as the browser does with script.
 * @param origin such as `https://api.example.com`
 */
export function createEnquiryForwarder(origin: string, log: Log): EnquiryReceiver {
  return async (requestBody) => {
    try {
      const response = await fetch(`${origin}/api/v1.0/email/send`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(requestBody),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 200 || (await response.text()) === "OK") return { accepted: true };
      log.error("enquiry not forwarded", { status: response.status });
    } catch (error) {
      log.error("enquiry not forwarded", { reason: error instanceof Error ? error.name : "unknown" });
    }
    return { accepted: false, status: 502, reason: "Failed to send message. Please try again." };
  };
}
