import { hashExpression, type PrerenderedSources } from "#server/pages/content-security-policy.ts";

const inlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const frameAddress = /<iframe\b[^>]*\ssrc="(https?:[^"]+)"/g;

/**
 * The sources that the Content-Security-Policy of each prerendered page must allow. Only the pages as built are trusted: the server never
 * hashes a response.
 * @param pages the documents by their addresses
 */
export function sourcesOf(pages: ReadonlyMap<string, string>): PrerenderedSources {
  const hashes = [...pages].map(
    ([address, html]) => [address, { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) }] as const,
  );
  return {
    frameOrigins: [...new Set([...pages.values()].flatMap(frameOriginsIn))],
    inline: Object.fromEntries(hashes),
  };
}

/** The hashes of a page's inline scripts, as source expressions. External scripts and structured data need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, script = ""]) => hashExpression(script)))];
}

/** The hashes of a page's style sheets, as source expressions. */
export function inlineStyleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineStyle)].map(([, style = ""]) => hashExpression(style)))];
}

/** The origins of all frames in a page, without the site itself. */
export function frameOriginsIn(html: string): string[] {
  return [...html.matchAll(frameAddress)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []);
}
