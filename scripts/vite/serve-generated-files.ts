import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";
import type { Plugin } from "vite";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".json": "application/json",
};

/** Serves `generated/public` in development, where the built site has these files copied beside its pages. */
export function serveGeneratedFiles(): Plugin {
  const folder = resolve("generated/public");
  return {
    name: "serve-generated-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
        const file = normalize(join(folder, path));
        const type = contentTypes[extname(file)];
        if (!type || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader("content-type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
