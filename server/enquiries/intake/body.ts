import { createMiddleware } from "hono/factory";
import type { RequestBodies } from "../../http/request-bodies.ts";
import { answerRefusal, type WithBody } from "./endpoint.ts";
import { refusals } from "./refusals.ts";

const noRoomForSeconds = 60;

/** Reads the body of a request before its handler, which finds it as the variable `body`, or answers why it cannot be taken. */
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
