import { createHash } from "node:crypto";

/** The sources of the prerendered pages that their policies need; written by the build. */
export interface PrerenderedSources {
  /** The frame origins of all pages, since a visitor moves between pages without loading a new document. */
  frameOrigins: string[];
  /** The hashes by the page's address. */
  inline: Record<string, InlineHashes>;
}

/** The hashes of a page's inline elements, as source expressions (`'sha256-…'`). */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The source expression that allows an inline script or style sheet with exactly this text. */
export function hashExpression(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Hashes the inline elements of a document that have the nonce, which only the application knew during rendering:
 * elements from a request or from the content lack it.
 * @returns the hashes, and the document without the nonce
 */
export function hashTrusted(html: string, nonce: string): { html: string; inline: InlineHashes } {
  const mark = ` nonce="${nonce}"`;
  const hashesIn = (element: RegExp) => {
    const trusted = [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
      attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [hashExpression(text)] : [],
    );
    return [...new Set(trusted)];
  };
  const scripts = hashesIn(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const styles = hashesIn(/<style\b([^>]*)>([\s\S]*?)<\/style>/g);
  return { html: html.replaceAll(mark, ""), inline: { scripts, styles } };
}

/** The file of sources from the build, beside the server's code. */
export const sourcesFile = "server/content-security.json";

interface FixedSources {
  /** The origins of frames in the site's pages, such as a map's. */
  frameOrigins: readonly string[];
  /** The origins that the site's scripts may connect to, besides the site itself. */
  connectOrigins: readonly string[];
}

/** The Content-Security-Policy of a page with these inline scripts and style sheets; none by default. */
export type PagePolicy = (inline?: InlineHashes) => string;

const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * Creates the function that composes a page's policy. It allows scripts and style sheets from this site, and inline
 * ones with a listed hash. Style attributes are allowed, since they hold sizes and colours from the data.
 */
export function createPagePolicy({ frameOrigins, connectOrigins }: FixedSources): PagePolicy {
  const fixed = [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // A page checks whether a frame's service is reachable before it shows the frame.
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
