import { extname } from "node:path";
import { Hono } from "hono";
import { readShownMaster } from "../preview/shown-pictures.ts";
import type { MasterFile } from "../store/existing-pictures.ts";

const contentTypes: Record<string, string> = {
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Serves masters of pictures that are not encoded yet, under the names requested by the preview's pages. */
export function masterPictures(masters: () => readonly MasterFile[]) {
  const pictures = new Hono();
  pictures.get("/pictures/:name", async (context, next) => {
    const master = await readShownMaster(context.req.param("name"), masters);
    if (!master) return next();
    return context.body(master.content, 200, { "content-type": contentTypes[extname(master.path)] ?? "" });
  });
  return pictures;
}
