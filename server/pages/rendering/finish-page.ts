import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { entityTagOf, type Encoding } from "../../http/representation.ts";
import { hashTrusted } from "../content-security-policy.ts";
import { pageHeaders, type RenderedPage } from "./renderer-messages.ts";

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
    const trusted = hashTrusted(content.toString(), nonce);
    inline = trusted.inline;
    content = Buffer.from(trusted.html);
  }
  headers["vary"] = [headers["vary"], "accept-encoding"].filter(Boolean).join(", ");
  if (status === 200) headers["etag"] = entityTagOf(content, encoding);
  if (encoding) headers["content-encoding"] = encoding;
  return { status, headers, inline, body: encode(content, encoding) };
}

function encode(content: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === "br") return brotliCompressSync(content, quickBrotli);
  return encoding === "gzip" ? gzipSync(content) : content;
}
