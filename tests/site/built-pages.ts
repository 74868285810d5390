import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "#content/catalogue.ts";
import { pagePaths } from "#content/paths.ts";

/** Where the finished site lies. */
export const siteFolder = "build/client";

export interface HtmlTag {
  name: string;
  attributes: Record<string, string>;
}

/** A page as it was built: its address, its HTML, and its tags in their order. */
export interface BuiltPage {
  path: string;
  html: string;
  tags: HtmlTag[];
}

/** Every public page. */
export function builtPages(): BuiltPage[] {
  return pagePaths(catalogue()).map((path) => readPage(path, join(path, "index.html")));
}

/** The page for unknown addresses. */
export function notFoundPage(): BuiltPage {
  return readPage("/404", "404.html");
}

/** Every file of the site, as its address. */
export function siteFiles(): Set<string> {
  const entries = readdirSync(siteFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => join(parentPath, name).slice(siteFolder.length)));
}

/** What stands between the tags of the only element of this name. */
export function textOf({ html }: BuiltPage, name: string): string {
  return decode(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, "s").exec(html)?.[1] ?? "");
}

/** The content of the meta tag with this name or property. */
export function metaOf({ tags }: BuiltPage, name: string): string | undefined {
  const found = tags.find(
    (tag) => tag.name === "meta" && [tag.attributes.name, tag.attributes.property].includes(name),
  );
  return found?.attributes.content;
}

function readPage(path: string, file: string): BuiltPage {
  const html = readFileSync(join(siteFolder, file), "utf8");
  return { path, html, tags: readTags(html) };
}

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attributePattern = /([^\s=]+)(?:="([^"]*)")?/g;

function readTags(html: string): HtmlTag[] {
  const withoutCode = html.replaceAll(/(<(script|style)[^>]*>).*?<\/\2>/gs, "$1");
  return [...withoutCode.matchAll(tagPattern)].map(([, name = "", written = ""]) => ({
    name,
    attributes: Object.fromEntries(
      [...written.matchAll(attributePattern)].map(([, key = "", value = ""]) => [key.toLowerCase(), decode(value)]),
    ),
  }));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? "");
}
