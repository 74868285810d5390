import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { signalHeaders, signalsInHeaders } from "#app/features/enquiry/form-signals.ts";
import type { EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver.ts";
import type { RequestBodies } from "../../http/request-bodies.ts";
import { refusals } from "./refusals.ts";

/** The context of a handler that runs after the request body has been read. */
export interface WithBody {
  Bindings: HttpBindings;
  Variables: { body: Buffer };
}

const daySeconds = 86_400;
const noRoomForSeconds = 60;

/** Allows pages from these origins to send enquiries and read the responses; also handles CORS preflight requests. */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ["POST"],
    allowHeaders: ["content-type", ...Object.values(signalHeaders)],
    exposeHeaders: ["enquiry-reference", "enquiry-receipt", "enquiry-refusal", "retry-after"],
    maxAge: daySeconds,
  });
}

/** Handles the contact form's request: responds with 200 and the text OK, or with one short plain sentence. */
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

/** Responds with a refusal. Its code in the header tells the form that the sentence is meant for the visitor. */
function answerRefusal(context: Context, refused: EnquiryRefused): Response {
  const { status, code, reason, retryAfterSeconds } = refused;
  return context.text(reason, status as ContentfulStatusCode, {
    "cache-control": "no-store",
    "enquiry-refusal": code,
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }),
  });
}

/** Parses JSON; undefined if invalid. Refuses bytes that are not UTF-8, since guessing would change the text. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the request body into the variable `body` for the handler, or responds with the reason for refusing it. */
export function readBody(bodies: RequestBodies, maxBytesAt: (path: string) => number) {
  return createMiddleware<WithBody>(async (context, next) => {
    const { incoming, outgoing } = context.env;
    const body = await bodies.read(incoming, outgoing, maxBytesAt(context.req.path));
    switch (body.kind) {
      case "read":
        context.set("body", body.bytes);
        return next();
      case "too long":
        return answerRefusal(context, refusals.tooLong);
      case "no room":
        return answerRefusal(context, refusals.busy(noRoomForSeconds));
      case "broken":
        return context.text("", 400);
    }
  });
}
