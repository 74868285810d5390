/** What the policies of the pages need to know about the prerendered ones; written by the build. */
export interface PrerenderedSources {
  /** Of the frames in all pages: a visitor goes from one to another without loading a new document. */
  frameOrigins: string[];
  /** The hashes of each page's inline scripts, as source expressions (`'sha256-…'`), by the page's address. */
  scriptHashes: Record<string, string[]>;
}

/** Where the build writes the sources, beside the server's code. */
export const sourcesFile = "server/content-security.json";

interface Origins {
  /** Of the frames in the site's pages, such as a map's. */
  frameOrigins: readonly string[];
  /** Where the site's scripts may send to, besides the site itself. */
  connectOrigins: readonly string[];
}

/**
 * The Content-Security-Policy of a page.
 * @param scripts the source expressions of its inline scripts, such as `'nonce-…'` or `'sha256-…'`
 */
export type PagePolicy = (scripts: readonly string[]) => string;

/**
 * Makes the function that writes a page's policy: scripts from this site, and of inline scripts only those that carry the nonce
 * or have a hash that is named. Styles are in every page and change with the data, so they are allowed without either.
 */
export function createPagePolicy({ frameOrigins, connectOrigins }: Origins): PagePolicy {
  const fixed = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A page checks whether a frame's service can be reached before it shows the frame.
    `connect-src ${["'self'", ...frameOrigins, ...connectOrigins].join(" ")}`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
  return (scripts) => `${fixed}; script-src ${["'self'", ...scripts].join(" ")}`;
}
