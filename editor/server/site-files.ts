import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Hono } from "hono";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Allows only paths of letters, digits, hyphens, underscores and single dots, which cannot leave the folder. */
const filePath = /^\/(?:[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/;

/** Serves files of known types from a folder, below the given addresses. */
export function filesIn(folder: string, addresses: readonly string[]) {
  const files = new Hono();
  for (const address of addresses) {
    files.get(`${address}*`, async (context, next) => {
      const { path } = context.req;
      const contentType = contentTypes[extname(path)];
      const file = join(folder, path);
      if (!contentType || !filePath.test(path) || !existsSync(file)) return next();
      return context.body(new Uint8Array(await readFile(file)), 200, { "content-type": contentType });
    });
  }
  return files;
}
