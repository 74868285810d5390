import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { cors } from "hono/cors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { signalHeaders, signalsInHeaders } from "#app/features/enquiry/form-signals.ts";
import type { EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver.ts";
import { refusals } from "./refusals.ts";

/** What a handler can read once the body has been read. */
export interface WithBody {
  Bindings: HttpBindings;
  Variables: { body: Buffer };
}

const daySeconds = 86_400;

/** Lets pages of these origins send enquiries and read the answers, and answers their browsers' preflight requests. */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ["POST"],
    allowHeaders: ["content-type", ...Object.values(signalHeaders)],
    exposeHeaders: ["enquiry-reference", "enquiry-receipt", "enquiry-refusal", "retry-after"],
    maxAge: daySeconds,
  });
}

/** Answers the call that the contact form makes: 200 with the text OK, or a short plain sentence. */
export function createEnquiryEndpoint(receiverFor: (context: Context) => EnquiryReceiver) {
  return async (context: Context<WithBody>): Promise<Response> => {
    if (context.req.method !== "POST") {
      context.header("allow", "POST, OPTIONS");
      return answerRefusal(context, refusals.otherMethod);
    }
    const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return answerRefusal(context, refusals.otherType);
    const body = parse(context.get("body"));
    if (body === undefined) return answerRefusal(context, refusals.notJson);
    const outcome = await receiverFor(context)(body, signalsInHeaders(context.req.raw.headers));
    if (!outcome.accepted) return answerRefusal(context, outcome);
    return context.text("OK", 200, {
      "cache-control": "no-store",
      ...(outcome.reference ? { "enquiry-reference": outcome.reference } : {}),
      ...(outcome.receipt === undefined ? {} : { "enquiry-receipt": outcome.receipt ? "coming" : "none" }),
    });
  };
}

/** Answers with the sentence of a refusal. The header tells the form that the sentence is written for its visitor. */
export function answerRefusal(context: Context, refused: EnquiryRefused): Response {
  const { status, code, reason, retryAfterSeconds } = refused;
  return context.text(reason, status as ContentfulStatusCode, {
    "cache-control": "no-store",
    "enquiry-refusal": code,
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }),
  });
}

/** Bytes that are not UTF-8 are refused: guessing would change what was written. Undefined where the body is not JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
