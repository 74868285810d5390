import { Hono } from "hono";
import { z } from "zod";
import { malformed, read } from "../server/request-body.ts";
import type { SuppliedFileStore } from "./supplied-file-store.ts";
import { UnusableFile } from "./supplied-file-store.ts";

const offering = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^products\//),
  upload: z.string().regex(/^[0-9a-f]{64}\.[a-z]{3}$/),
  original: z.string().max(300),
  kind: z.enum(["report", "guide", "photometry", "bim"]),
  name: z.string().trim().min(1).max(200),
  date: z.iso.date(),
  replaces: z.string().max(200).optional(),
});

/** The API for reports, guides and models: upload one, and add it to a product. */
export function createSuppliedFilesApi(files: SuppliedFileStore): Hono {
  const api = new Hono();
  api.post("/:name/upload", async (context) => {
    // A form on another site cannot send this content type.
    if (context.req.header("content-type") !== "application/octet-stream") return malformed(context);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(files.take(bytes, context.req.param("name")));
  });
  api.post("/offer", async (context) => {
    const asked = await read(context, offering);
    return asked ? context.json(files.offer(asked)) : malformed(context);
  });
  api.onError((error, context) => {
    if (error instanceof UnusableFile) return context.json({ error: error.message }, 422);
    throw error;
  });
  return api;
}
