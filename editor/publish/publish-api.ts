import { Hono } from "hono";
import { z } from "zod";
import { post } from "../server/request-body.ts";
import type { Publisher } from "./publisher.ts";

const ready = z.strictObject({ ready: z.string().max(100) });
const nothing = z.strictObject({});
const version = z.strictObject({ name: z.string().regex(/^[0-9T-]{19}a*$/) });

/** The publishing page's API. Long operations continue after the response; the page polls the state. */
export function publishApi(publisher: Publisher): Hono {
  const api = new Hono();
  api.get("/state", async (context) => context.json(await publisher.state()));
  const work = <Schema extends z.ZodType>(
    address: string,
    schema: Schema,
    act: (asked: z.output<Schema>) => void | Promise<void>,
  ) =>
    post(api, address, schema, (asked) => {
      // The state already shows an operation in progress, so its refusal needs no message.
      void act(asked)?.catch(() => {});
      return publisher.state();
    });
  work("/prepare", nothing, () => publisher.prepare());
  work("/publish", ready, (asked) => publisher.publish(asked.ready));
  work("/stop", nothing, () => publisher.stop());
  work("/roll-back", version, ({ name }) => publisher.rollBack(name));
  post(api, "/compare", version, ({ name }) => publisher.compareWith(name));
  return api;
}
