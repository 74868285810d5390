import { createHash } from "node:crypto";

interface Sources {
  /** Of the frames that the site's pages hold, such as a map's. */
  frameOrigins: readonly string[];
  /** Besides the site's own, where its scripts may send to. */
  connectOrigins: readonly string[];
}

/** The Content-Security-Policy of a page. */
export type PagePolicy = (html: string) => string;

const inlineScript = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const frameAddress = /<iframe\b[^>]*\ssrc="(https?:[^"]+)"/g;

/**
 * Makes the function that writes a page's policy: scripts from this site, and of those in the page itself only the ones that
 * stand in it now, by their hash. Styles stand in every page and change with the data, so that they are allowed as they are.
 */
export function createPagePolicy({ frameOrigins, connectOrigins }: Sources): PagePolicy {
  const fixed = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A page asks whether a frame's service can be reached before it shows the frame.
    `connect-src ${["'self'", ...frameOrigins, ...connectOrigins].join(" ")}`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
  return (html) => `${fixed}; script-src ${["'self'", ...inlineScriptHashes(html)].join(" ")}`;
}

/** The origins of all frames in a page, without those of the site itself. */
export function frameOriginsIn(html: string): string[] {
  return [...html.matchAll(frameAddress)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []);
}

function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
