import { createMiddleware } from "hono/factory";
import type { RequestBodies } from "../../http/request-bodies.ts";
import { answerRefusal, type WithBody } from "./endpoint.ts";
import { refusals } from "./refusals.ts";

const noRoomForSeconds = 60;

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
