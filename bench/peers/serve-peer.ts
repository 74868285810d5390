import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  txt: "text/plain",
  svg: "image/svg+xml",
  avif: "image/avif",
  jpg: "image/jpeg",
  woff2: "font/woff2",
};
const compressible = new Set(["html", "js", "css", "json", "txt", "svg"]);

interface Answer {
  body: Buffer;
  headers: Record<string, string | number>;
}

/**
 * Serves a built peer, and the built site's pictures and fonts, like the site's own server: with Brotli and cache lifetimes.
 * @returns the port and a function that stops the server
 */
export async function servePeer(folder: string) {
  const answers = new Map<string, Answer | undefined>();
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    if (!answers.has(path)) answers.set(path, await answerTo(folder, path));
    send(response, answers.get(path));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { port, stop };
}

async function answerTo(folder: string, path: string): Promise<Answer | undefined> {
  const page = path.replace(/\/$/, "");
  const files = [path, `${page}.html`, `${page}/index.html`].map((name) => join(folder, name));
  for (const file of [...files, join("build/client", path)]) {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) continue;
    const ending = extname(file).slice(1);
    const isCompressed = compressible.has(ending);
    const body = isCompressed ? brotliCompressSync(bytes) : bytes;
    return {
      body,
      headers: {
        "content-type": types[ending] ?? "application/octet-stream",
        "content-length": body.length,
        "cache-control": ending === "html" ? "no-cache" : "public, max-age=31536000",
        ...(isCompressed && { "content-encoding": "br" }),
      },
    };
  }
  return undefined;
}

function send(response: ServerResponse, answer: Answer | undefined): void {
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}
