import { Hono } from "hono";
import { z } from "zod";
import { post, upload } from "../server/request-body.ts";
import type { SuppliedFileStore } from "./supplied-file-store.ts";

const kind = z.enum(["report", "guide", "photometry", "bim"]);
const text = z.string().max(200);
const offering = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^products\//),
  upload: z.string().regex(/^[0-9a-f]{64}\.[a-z]{3}$/),
  original: z.string().max(300),
  kind,
  name: z.string().trim().min(1).max(200),
  date: z.iso.date(),
  replaces: z.object({ file: text, kind, name: text, date: text }).optional(),
});

/** The API for reports, guides and models: upload one, and add it to a product. */
export function createSuppliedFilesApi(files: SuppliedFileStore): Hono {
  const api = new Hono();
  upload(api, "/:name/upload", (bytes, context) => files.take(bytes, String(context.req.param("name"))));
  post(api, "/offer", offering, (asked) => files.offer(asked));
  return api;
}
