import { createHmac } from "node:crypto";
import type { KeptEnquiry } from "../store/enquiry.ts";
import type { Channel } from "./channel.ts";
import type { WebhookSettings } from "./delivery-settings.ts";
import { postJson } from "./post-json.ts";

/**
 * Posts enquiries to an address of the owner's, signed as Standard Webhooks lay down, so that its libraries can check
 * them. `webhook-id` is the reference, the same for a repeated delivery; `webhook-timestamp` is in seconds since 1970;
 * `webhook-signature` is `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`.
 */
export function webhookChannel({ url, secret }: WebhookSettings, now: () => number = Date.now): Channel {
  return {
    name: "webhook",
    deliver(enquiry, signal) {
      const body = JSON.stringify(payloadOf(enquiry));
      const timestamp = String(Math.floor(now() / 1000));
      const signature = createHmac("sha256", secret)
        .update(`${enquiry.reference}.${timestamp}.${body}`)
        .digest("base64");
      const headers = {
        "webhook-id": enquiry.reference,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      };
      return postJson({ url, body, headers, signal });
    },
  };
}

function payloadOf({ reference, receivedAtMs, request }: KeptEnquiry) {
  const timestamp = new Date(receivedAtMs).toISOString();
  return { type: "enquiry.received", timestamp, data: { reference, ...request.template_params } };
}
