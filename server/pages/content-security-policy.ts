import { createHash } from "node:crypto";

/** What the policies of the pages need to know about the prerendered ones; written by the build. */
export interface PrerenderedSources {
  /** Of the frames in all pages: a visitor goes from one to another without loading a new document. */
  frameOrigins: string[];
  /** By the page's address. */
  inline: Record<string, InlineHashes>;
}

/** The hashes of what a page has inline, as source expressions (`'sha256-…'`). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The source expression that allows an inline script or style sheet with this very text. */
export function hashExpression(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Where the build writes the sources, beside the server's code. */
export const sourcesFile = "server/content-security.json";

interface FixedSources {
  /** Of the frames in the site's pages, such as a map's. */
  frameOrigins: readonly string[];
  /** Where the site's scripts may send to, besides the site itself. */
  connectOrigins: readonly string[];
}

/** The Content-Security-Policy of a page with these inline scripts and style sheets; without any by default. */
export type PagePolicy = (inline?: InlineHashes) => string;

const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * Makes the function that writes a page's policy: scripts and style sheets from this site, and of inline ones only those with a
 * hash that is named. Style attributes hold sizes and colours from the data, and are allowed.
 */
export function createPagePolicy({ frameOrigins, connectOrigins }: FixedSources): PagePolicy {
  const fixed = [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    // A page checks whether a frame's service can be reached before it shows the frame.
    `connect-src ${["'self'", ...frameOrigins, ...connectOrigins].join(" ")}`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes].join(" ");
  return ({ scripts, styles } = nothingInline) =>
    `${fixed}; style-src ${sources(styles)}; script-src ${sources(scripts)}`;
}
