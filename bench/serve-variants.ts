import { brotliCompressSync, constants } from "node:zlib";
import { Hono } from "hono";
import { createApp, type App } from "../server/create-app.ts";
import { databaseHandle } from "../server/enquiries/store/database.ts";
import { enquiryStore } from "../server/enquiries/store/enquiry-store.ts";
import { createLog } from "../server/log.ts";
import { serve } from "../server/serve.ts";
import { loadSite } from "../server/site-build.ts";

/** `indexable` is the site without its noindex word; `stripped` is that without any script: the limit to compare with. */
export type Variant = "indexable" | "stripped";

const noIndex = /<meta name="robots" content="noindex"\/?>/;
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Serves the built site as one variant on a free port of this machine, with the site's own server around it.
 * @returns the address and a function that stops it
 */
export async function serveVariant(variant: Variant, dataFolder: string) {
  const site = await loadSite("build");
  const inner = createApp({
    site,
    store: enquiryStore({ database: databaseHandle({ dataFolder }), channels: ["mail"] }),
    sendsMail: false,
    log: createLog(() => undefined),
    settings: { isTrustedProxy: () => false, allowedOrigins: [], enquiriesPerMinute: 6 },
  });
  const outer: App = new Hono();
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();

  outer.all("*", async (context) => {
    const request = new Request(context.req.raw);
    const plain = await inner.fetch(request, context.env);
    if (!plain.headers.get("content-type")?.startsWith("text/html")) return plain;
    request.headers.delete("accept-encoding");
    request.headers.delete("if-none-match");
    const whole = await inner.fetch(request, context.env);
    const html = transform(await whole.text(), variant);
    const body =
      compressed.get(html) ??
      new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    compressed.set(html, body);
    const headers = new Headers(whole.headers);
    headers.set("content-encoding", "br");
    headers.delete("content-length");
    headers.delete("etag");
    return new Response(body, { status: whole.status, headers });
  });

  const server = await serve(outer, { port: 0, host: "127.0.0.1" });
  return { port: server.port, stop: () => server.stop() };
}

function transform(html: string, variant: Variant): string {
  const indexable = html.replace(noIndex, "");
  return variant === "stripped" ? indexable.replaceAll(scripts, "") : indexable;
}
