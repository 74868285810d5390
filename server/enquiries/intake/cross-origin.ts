import { cors } from "hono/cors";
import { signalHeaders } from "#app/features/enquiry/form-signals.ts";

const daySeconds = 86_400;

/** Lets pages of the named origins send enquiries and read the answers, and answers what their browsers ask beforehand. */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ["POST"],
    allowHeaders: ["content-type", ...Object.values(signalHeaders)],
    exposeHeaders: ["enquiry-reference", "enquiry-refusal", "retry-after"],
    maxAge: daySeconds,
  });
}
