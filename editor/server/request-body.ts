import type { Context } from "hono";
import type { z } from "zod";

/** The body of a request, if it is JSON of the expected form and nothing else. */
export async function read<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (context.req.header("content-type") !== "application/json") return undefined;
  const body: unknown = await context.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  return result.success ? result.data : undefined;
}

/** The answer to a request whose body is not of the expected form. */
export function malformed(context: Context) {
  return context.json({ error: "The editor did not understand the request." }, 400);
}
