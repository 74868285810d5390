import { createHmac } from "node:crypto";
import { readServiceAnswer } from "#app/features/enquiry/enquiry-request.ts";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { StoredEnquiry } from "../store/enquiry.ts";
import type { Channel, Failure, Outcome } from "./channel.ts";
import type { WebhookSettings } from "./delivery-settings.ts";

/** The path for enquiries on an email service, and on this server. */
export const emailServicePath = "/api/v1.0/email/send";

/**
 * Posts an enquiry to a third-party email service, as the browser would.
 * @param origin such as `https://api.example.com`
 */
export function postToEmailService(origin: string, request: EnquiryRequest, signal: AbortSignal): Promise<Outcome> {
  return postJson({
    url: origin + emailServicePath,
    body: JSON.stringify(request),
    signal,
    async outcomeOf(response) {
      const { kind } = await readServiceAnswer(response);
      if (kind === "page") return { kind: "temporary", reason: "a web page as the answer" };
      return kind === "accepted" ? { kind: "delivered" } : httpFailure(response.status);
    },
  });
}

/** @param origin of a third-party email service */
export function serviceChannel(origin: string): Channel {
  return { name: "service", deliver: ({ request }, signal) => postToEmailService(origin, request, signal) };
}

/**
 * Posts enquiries to the owner's webhook, signed according to Standard Webhooks, so that its libraries can verify them.
 * `webhook-id` is the reference and stays the same on a retry; `webhook-timestamp` is in seconds since 1970;
 * `webhook-signature` is `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`.
 */
export function webhookChannel(settings: WebhookSettings, now: () => number = Date.now): Channel {
  return {
    name: "webhook",
    deliver: async (enquiry, signal) => postSigned(settings, enquiry.reference, webhookPayload(enquiry), signal, now),
  };
}

/** Posts a signed payload to a webhook. A retry uses the same id. */
export function postSigned(
  { url, secret }: WebhookSettings,
  id: string,
  payload: object,
  signal: AbortSignal,
  now: () => number = Date.now,
): Promise<Outcome> {
  const body = JSON.stringify(payload);
  const timestamp = String(Math.floor(now() / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
  const outcomeOf = ({ ok, status }: Response): Outcome => (ok ? { kind: "delivered" } : httpFailure(status));
  return postJson({ url, body, headers, signal, outcomeOf });
}

function webhookPayload({ reference, receivedAtMs, request }: StoredEnquiry) {
  const timestamp = new Date(receivedAtMs).toISOString();
  return { type: "enquiry.received", timestamp, data: { reference, ...request.template_params } };
}

interface Post {
  url: string;
  body: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
  outcomeOf: (response: Response) => Outcome | Promise<Outcome>;
}

/** Posts JSON and classifies the response. Redirects are not followed: a receiver that moves has to tell the owner. */
async function postJson({ url, body, headers = {}, signal, outcomeOf }: Post): Promise<Outcome> {
  try {
    const { address, authorization } = withoutPassword(url);
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", ...authorization, ...headers },
      body,
      redirect: "manual",
      signal,
    });
    const outcome = await outcomeOf(response);
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch (error) {
    return { kind: "temporary", reason: signal.aborted ? "no answer in time" : networkCode(error) };
  }
}

/** An address without its name and password, which `fetch` refuses, and the header for them. */
export function withoutPassword(url: string): { address: URL; authorization: { authorization?: string } } {
  const address = new URL(url);
  const [name, password] = [address.username, address.password].map(decodeURIComponent);
  [address.username, address.password] = ["", ""];
  if (!name && !password) return { address, authorization: {} };
  return {
    address,
    authorization: { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` },
  };
}

/** Statuses that refuse this request body. Any other 4xx would apply to every enquiry. */
const refusesTheBody = new Set([400, 413, 422]);
const temporary = new Set([408, 425, 429]);

function httpFailure(status: number): Failure {
  const reason = `HTTP ${status}`;
  if (status >= 500 || temporary.has(status)) return { kind: "temporary", reason };
  // An unexpected success status: a retry could deliver the enquiry many times.
  const isOtherSuccess = status >= 200 && status < 300;
  return { kind: isOtherSuccess || refusesTheBody.has(status) ? "permanent" : "settings", reason };
}

/** An error code such as ECONNREFUSED; fetch puts it in the cause. */
function networkCode(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === "string" ? cause.code : "connection failed";
}
