import { Hono } from "hono";
import { z } from "zod";
import { post, upload } from "../server/request-body.ts";
import { cropSchema } from "./originals.ts";
import { photographEndings } from "./placed-photographs.ts";
import type { PictureStore } from "./picture-store.ts";

const path = z.string().max(200);
const at = z.array(z.union([z.string().max(60), z.int().nonnegative()])).max(6);
const opening = z.strictObject({ path });
const choosing = z.strictObject({ path, at });
const placing = z.strictObject({
  path,
  at,
  picture: z.string().max(200).optional(),
  version: z.hash("sha256").optional(),
  upload: z
    .string()
    .regex(new RegExp(`^[0-9a-f]{64}\\.(?:${photographEndings.join("|")})$`))
    .optional(),
  crop: cropSchema,
  alt: z.string().trim().min(1).max(400),
  caption: z.string().trim().max(200).optional(),
  beside: z.record(z.string().max(20), z.string().trim().min(1).max(200)).optional(),
});

/** The API for photographs: upload, list places, put in a place, and crop again. */
export function createPicturesApi(pictures: PictureStore): Hono {
  const api = new Hono();
  upload(api, "/upload", (bytes) => pictures.take(bytes));
  post(api, "/places", opening, async (asked) => ({
    title: pictures.titleOf(asked.path),
    places: await pictures.places(asked.path),
  }));
  post(api, "/original", choosing, (asked) => pictures.original(asked.path, asked.at));
  post(api, "/place", placing, (asked) => pictures.place(asked));
  return api;
}
