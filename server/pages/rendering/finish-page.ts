import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { entityTagOf, type Encoding } from "../../http/representation.ts";
import { hashExpression } from "../content-security-policy.ts";
import type { RenderedPage } from "./messages.ts";

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Turns what the application rendered into what is sent: its trusted scripts named, its entity tag, and compressed. */
export async function finishPage(
  response: Response,
  { nonce, encoding }: { nonce: string; encoding: Encoding | undefined },
): Promise<RenderedPage> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  headers["cache-control"] ??= "no-cache";
  if (!response.body) return { status, headers, body: new Uint8Array() };
  const isDocument = headers["content-type"]?.startsWith("text/html") ?? false;
  let content = Buffer.from(await response.arrayBuffer());
  let scriptHashes: string[] | undefined;
  if (isDocument) {
    const html = content.toString();
    scriptHashes = hashesOfTrustedScripts(html, nonce);
    content = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ""));
  }
  headers["vary"] = [headers["vary"], "accept-encoding"].filter(Boolean).join(", ");
  if (status === 200) headers["etag"] = entityTagOf(content, encoding);
  if (encoding) headers["content-encoding"] = encoding;
  const body = new Uint8Array(encode(content, encoding));
  headers["content-length"] = String(body.length);
  return { status, headers, ...(scriptHashes ? { scriptHashes } : {}), body };
}

/**
 * The hashes of the inline scripts that carry the nonce, which only the application knew when it wrote them. A script that came
 * with the request has no hash here.
 */
function hashesOfTrustedScripts(html: string, nonce: string): string[] {
  const trusted = [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(` nonce="${nonce}"`) && !/\ssrc=/.test(attributes) ? [hashExpression(text)] : [],
  );
  return [...new Set(trusted)];
}

function encode(content: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === "br") return brotliCompressSync(content, quickBrotli);
  return encoding === "gzip" ? gzipSync(content) : content;
}
