import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { createApp } from "../server/create-app.ts";
import { databaseHandle } from "../server/enquiries/store/database.ts";
import { enquiryStore } from "../server/enquiries/store/enquiry-store.ts";
import { serve } from "../server/http/serve.ts";
import { createLog } from "../server/log.ts";
import { loadSite } from "../server/pages/site.ts";

/**
 * `indexable` is the site without its robots tag; `stripped` also has no scripts, as the best case for comparison. The script of `handheld`
 * assumes that no visitor has a mouse, although a browser window has one: emulating that in the browser would change a prerendered page's
 * styles again when it is shown.
 */
export type Variant = "indexable" | "stripped" | "handheld";

const noIndex = /<meta name="robots" content="noindex"\/?>/;
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const asksForMouse = /(?<=matchMedia\((?<quote>["'`]))\(hover: none\)(?=\k<quote>\))/;
const hasExtension = /\.\w+$/;

/**
 * Serves a variant of the built site on a free port of this machine, with the site's own server.
 * @returns the address and a function that stops it
 */
export async function serveVariant(variant: Variant, dataFolder: string) {
  const log = createLog(() => undefined);
  const loaded = await loadSite(resolve("build"), log);
  const site = createApp({
    site: loaded,
    store: enquiryStore({ database: databaseHandle({ dataFolder }), channels: ["mail"] }),
    sendsMail: false,
    log,
    settings: { isTrustedProxy: () => false, allowedOrigins: [], enquiriesPerMinute: 6, retentionDays: 365 },
  });
  const original = await serve(site, { port: 0, host: "127.0.0.1" });
  const compressed = new Map<string, Buffer>();

  const answer = async ({ url, headers: asked }: IncomingMessage, response: ServerResponse) => {
    const purpose = asked["x-purpose"] === undefined ? {} : { "x-purpose": String(asked["x-purpose"]) };
    const page = await fetch(`http://127.0.0.1:${original.port}${url}`, {
      headers: { "accept-encoding": "identity", ...purpose },
    });
    const text = transform(await page.text(), variant);
    const body = compressed.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    compressed.set(text, body);
    const { "content-length": _length, etag: _tag, ...headers } = Object.fromEntries(page.headers);
    response.writeHead(page.status, { ...headers, "content-encoding": "br", "content-length": body.length }).end(body);
  };

  const listener: RequestListener = (incoming, response) => {
    const [path = ""] = (incoming.url ?? "").split("?", 1);
    const isChanged = !hasExtension.test(path) || (variant === "handheld" && path.endsWith(".js"));
    if (incoming.method !== "GET" || !isChanged) return site(incoming, response);
    answer(incoming, response).catch((error: Error) => response.destroy(error));
  };
  const server = await serve(listener, { port: 0, host: "127.0.0.1" });
  return { port: server.port, stop: () => Promise.all([server.stop(), original.stop(), loaded.pool.close()]) };
}

function transform(text: string, variant: Variant): string {
  const indexable = text.replace(noIndex, "");
  if (variant === "handheld") return indexable.replace(asksForMouse, "all");
  return variant === "stripped" ? indexable.replaceAll(scripts, "") : indexable;
}
