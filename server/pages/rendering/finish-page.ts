import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { entityTagOf, type Encoding } from "../../http/representation.ts";
import { hashExpression } from "../content-security-policy.ts";
import { pageHeaders, type RenderedPage } from "./renderer-messages.ts";

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleSheet = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * Converts the application's response to a page: hashes its trusted scripts and style sheets, adds an entity tag and
 * compresses the body.
 */
export async function finishPage(
  response: Response,
  { nonce, encoding }: { nonce: string; encoding: Encoding | undefined },
): Promise<RenderedPage> {
  const { status } = response;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => pageHeaders.includes(name)));
  headers["cache-control"] ??= "no-cache";
  if (!response.body) return { status, headers, body: new Uint8Array() };
  const isDocument = headers["content-type"]?.startsWith("text/html") ?? false;
  let content = Buffer.from(await response.arrayBuffer());
  let inline: RenderedPage["inline"];
  if (isDocument) {
    const html = content.toString();
    inline = { scripts: hashesOfTrusted(script, html, nonce), styles: hashesOfTrusted(styleSheet, html, nonce) };
    content = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ""));
  }
  headers["vary"] = [headers["vary"], "accept-encoding"].filter(Boolean).join(", ");
  if (status === 200) headers["etag"] = entityTagOf(content, encoding);
  if (encoding) headers["content-encoding"] = encoding;
  return { status, headers, inline, body: encode(content, encoding) };
}

/**
 * Hashes the inline elements with the nonce, which only the application knew during rendering. Elements injected
 * through the request lack it.
 */
function hashesOfTrusted(element: RegExp, html: string, nonce: string): string[] {
  const trusted = [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(` nonce="${nonce}"`) && !/\ssrc=/.test(attributes) ? [hashExpression(text)] : [],
  );
  return [...new Set(trusted)];
}

function encode(content: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === "br") return brotliCompressSync(content, quickBrotli);
  return encoding === "gzip" ? gzipSync(content) : content;
}
