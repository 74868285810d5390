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

/** A requested value with the texts of a stored one as they are stored: only texts that somebody has changed are cleaned. */
export function withStoredTexts<Value>(value: Value, stored: unknown): Value {
  const byCleaned = new Map<string, string>();
  withTexts(JSON.stringify(stored ?? null), (text) => {
    const cleaned = cleanCharacters(text);
    if (byCleaned.get(cleaned) !== cleaned) byCleaned.set(cleaned, text);
    return text;
  });
  return withTexts(JSON.stringify(value), (text) => byCleaned.get(text) ?? text) as Value;
}

function parse(body: string): unknown {
  try {
    return withTexts(body, cleanCharacters);
  } catch {
    return undefined;
  }
}

/** Parses JSON, and changes each text in it. */
function withTexts(json: string, change: (text: string) => string): unknown {
  return JSON.parse(json, (_, value: unknown) => (typeof value === "string" ? change(value) : value));
}

/** The response to a request whose body does not match. */
function malformed(context: Context) {
  return context.json({ error: "The editor did not understand the request." }, 400);
}
