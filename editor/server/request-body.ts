import type { Context } from "hono";
import type { z } from "zod";
import { cleanCharacters } from "#content/text/clean-text.ts";

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
export function malformed(context: Context) {
  return context.json({ error: "The editor did not understand the request." }, 400);
}
