import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashExpression, sourcesFile, type PrerenderedSources } from "#server/pages/content-security-policy.ts";
import { indexFiles, isPage } from "#server/static/file-index.ts";

const inlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const frameAddress = /<iframe\b[^>]*\ssrc="(https?:[^"]+)"/g;

/**
 * Writes the sources that the Content-Security-Policy of each prerendered page must allow to a file beside the server's code.
 * Only the pages as built are trusted: the server never hashes anything that it sends.
 */
export async function writeContentSecurity(buildFolder: string): Promise<void> {
  const sources = await findSources(join(buildFolder, "client"));
  await writeFile(join(buildFolder, sourcesFile), JSON.stringify(sources));
}

async function findSources(folder: string): Promise<PrerenderedSources> {
  const frameOrigins = new Set<string>();
  const inline: PrerenderedSources["inline"] = {};
  for (const file of (await indexFiles(folder)).values()) {
    if (!isPage(file)) continue;
    const html = await readFile(file.path, "utf8");
    inline[file.address] = { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) };
    for (const origin of frameOriginsIn(html)) frameOrigins.add(origin);
  }
  return { frameOrigins: [...frameOrigins], inline };
}

/** The hashes of a page's inline scripts, as source expressions. Scripts in files and structured data need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, script = ""]) => hashExpression(script)))];
}

/** The hashes of a page's style sheets, as source expressions. */
export function inlineStyleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineStyle)].map(([, style = ""]) => hashExpression(style)))];
}

/** The origins of all frames in a page, without those of the site itself. */
export function frameOriginsIn(html: string): string[] {
  return [...html.matchAll(frameAddress)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []);
}
