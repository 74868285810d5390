import { Hono } from "hono";
import { z } from "zod";
import { malformed, read } from "../server/request-body.ts";
import { cropSchema } from "./kept-crop.ts";
import { UnusablePhotograph } from "./photograph.ts";
import type { PictureStore } from "./picture-store.ts";

const path = z.string().max(200);
const at = z.array(z.union([z.string().max(60), z.int().nonnegative()])).max(6);
const opening = z.strictObject({ path });
const choosing = z.strictObject({ path, at });
const placing = z.strictObject({
  path,
  at,
  upload: z
    .string()
    .regex(/^[0-9a-f]{64}\.(?:jpg|png|webp|heic)$/)
    .optional(),
  crop: cropSchema,
  alt: z.string().trim().min(1).max(400),
  caption: z.string().trim().max(200).optional(),
  beside: z.record(z.string().max(20), z.string().trim().min(1).max(200)).optional(),
});

/** The API for photographs: upload, list places, put in a place, and crop again. */
export function createPicturesApi(pictures: PictureStore): Hono {
  const api = new Hono();
  api.post("/upload", async (context) => {
    // A form on another site cannot send this content type.
    if (context.req.header("content-type") !== "application/octet-stream") return malformed(context);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await pictures.take(bytes));
  });
  api.post("/places", async (context) => {
    const asked = await read(context, opening);
    return asked
      ? context.json({ title: pictures.titleOf(asked.path), places: await pictures.places(asked.path) })
      : malformed(context);
  });
  api.post("/original", async (context) => {
    const asked = await read(context, choosing);
    return asked ? context.json(await pictures.original(asked.path, asked.at)) : malformed(context);
  });
  api.post("/place", async (context) => {
    const asked = await read(context, placing);
    return asked ? context.json(await pictures.place(asked)) : malformed(context);
  });
  api.onError((error, context) => {
    if (error instanceof UnusablePhotograph) return context.json({ error: error.message }, 422);
    throw error;
  });
  return api;
}
