import { Hono } from "hono";
import { z } from "zod";
import { malformed, read } from "../server/request-body.ts";
import type { Publisher } from "./publisher.ts";
import { PublishFailure } from "./targets/target.ts";

const nothing = z.strictObject({});
const version = z.strictObject({ name: z.string().regex(/^[0-9T-]{19}a*$/) });

/** What the page for publishing asks for. What takes long goes on after the answer; the page asks for the state again. */
export function publishApi(publisher: Publisher): Hono {
  const api = new Hono();
  api.get("/state", async (context) => context.json(await publisher.state()));
  const starts = (address: string, start: () => Promise<void>) =>
    api.post(address, async (context) => {
      if (!(await read(context, nothing))) return malformed(context);
      // That something is in progress already is no reason for another message.
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
