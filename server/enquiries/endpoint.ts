import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";

export const enquiryPath = "/api/v1.0/email/send";

/** Answers the call that the contact form makes: 200 with the text OK, or a short plain sentence. */
export function createEnquiryEndpoint(receiveEnquiry: EnquiryReceiver) {
  return async (context: Context): Promise<Response> => {
    if (context.req.method !== "POST") return context.text("This address answers POST.", 405, { allow: "POST" });
    const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return context.text("The content type must be application/json.", 415);
    let body: unknown;
    try {
      body = await context.req.json();
    } catch {
      return context.text("The body is not valid JSON.", 400);
    }
    const outcome = await receiveEnquiry(body);
    if (!outcome.accepted) return context.text(outcome.reason, outcome.status as ContentfulStatusCode);
    return context.text("OK", 200, outcome.reference ? { "enquiry-reference": outcome.reference } : {});
  };
}
