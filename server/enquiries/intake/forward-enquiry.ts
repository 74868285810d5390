import type { Log } from "../../log.ts";
import type { EnquiryTaker } from "./receive-enquiry.ts";
import { refusals } from "./refusals.ts";

const timeoutMs = 15_000;

/**
 * Makes the taker for a site that was built for another e-mail service: it posts an enquiry sent without script to that
 * service, as the browser does with script.
 * @param origin such as `https://api.example.com`
 */
export function createEnquiryForwarder(origin: string, log: Log): EnquiryTaker {
  return async (request) => {
    try {
      const response = await fetch(`${origin}/api/v1.0/email/send`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 200 || (await response.text()) === "OK") return { accepted: true };
      log.error("enquiry not forwarded", { status: response.status });
    } catch (error) {
      log.error("enquiry not forwarded", { reason: error instanceof Error ? error.name : "unknown" });
    }
    return refusals.notForwarded;
  };
}
