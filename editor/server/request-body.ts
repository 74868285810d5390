import type { Context, Hono } from "hono";
import type { z } from "zod";
import { cleanCharacters } from "#content/text/clean-text.ts";

/** A route for requests whose JSON body matches a schema. The answer is sent as JSON, unless it is a response. */
export function post<Schema extends z.ZodType>(
  api: Hono,
  address: string,
  schema: Schema,
  act: (asked: z.output<Schema>, context: Context) => object | Promise<object>,
): void {
  api.post(address, async (context) => {
    const asked = await read(context, schema);
    if (asked === undefined) return malformed(context);
    const answer = await act(asked, context);
    return answer instanceof Response ? answer : context.json(answer);
  });
}

/** A route that accepts a file. */
export function upload(
  api: Hono,
  address: string,
  take: (bytes: Uint8Array, context: Context) => object | Promise<object>,
): void {
  api.post(address, async (context) => {
    // A form on another site cannot send this content type.
    if (context.req.header("content-type") !== "application/octet-stream") return malformed(context);
    return context.json(await take(new Uint8Array(await context.req.arrayBuffer()), context));
  });
}

/** The body of a request with cleaned texts, if it is JSON that matches the schema. */
export async function read<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (context.req.header("content-type") !== "application/json") return undefined;
  const result = schema.safeParse(parse(await context.req.text()));
  return result.success ? result.data : undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body, (_, value: unknown) => (typeof value === "string" ? cleanCharacters(value) : value));
  } catch {
    return undefined;
  }
}

/** The response to a request whose body does not match. */
function malformed(context: Context) {
  return context.json({ error: "The editor did not understand the request." }, 400);
}
