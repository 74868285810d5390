import { Hono } from "hono";
import { z } from "zod";
import { malformed, read } from "../server/request-body.ts";
import type { Publisher } from "./publisher.ts";
import { PublishFailure } from "./targets/target.ts";

const nothing = z.strictObject({});
const version = z.strictObject({ name: z.string().regex(/^[0-9T-]{19}a*$/) });

/** The publishing page's API. Long operations continue after the response; the page polls the state. */
export function publishApi(publisher: Publisher): Hono {
  const api = new Hono();
  api.get("/state", async (context) => context.json(await publisher.state()));
  const starts = (address: string, start: () => Promise<void>) =>
    api.post(address, async (context) => {
      if (!(await read(context, nothing))) return malformed(context);
      // The state already shows an operation in progress, so its refusal needs no message.
      void start().catch(() => {});
      return context.json(await publisher.state());
    });
  starts("/prepare", () => publisher.prepare());
  starts("/publish", () => publisher.publish());
  api.post("/stop", async (context) => {
    if (!(await read(context, nothing))) return malformed(context);
    publisher.stop();
    return context.json(await publisher.state());
  });
  api.post("/compare", async (context) => {
    const asked = await read(context, version);
    return asked ? context.json(publisher.compareWith(asked.name)) : malformed(context);
  });
  api.post("/roll-back", async (context) => {
    const asked = await read(context, version);
    if (!asked) return malformed(context);
    void publisher.rollBack(asked.name).catch(() => {});
    return context.json(await publisher.state());
  });
  api.onError((error, context) => {
    if (error instanceof PublishFailure) return context.json({ error: error.message }, 422);
    throw error;
  });
  return api;
}
