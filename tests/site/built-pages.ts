import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { catalogue } from "#content/catalogue.ts";
import { pagePaths } from "#content/paths.ts";

/** The folder of the built site. */
export const siteFolder = "build/client";

export interface HtmlTag {
  name: string;
  attributes: Record<string, string>;
}

/** A built page: its address, its HTML, its parsed tree, and its tags in order. */
export interface BuiltPage {
  path: string;
  html: string;
  root: HTMLElement;
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

/** The text content of the only element with this name. */
export function textOf({ root }: BuiltPage, name: string): string {
  return root.querySelector(name)?.textContent ?? "";
}

/** The texts of all elements that a selector finds within a page or a part of one, with normalised spaces. */
export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(({ textContent }) => singleSpaced(textContent));
}

/** A text with single spaces between its words, trimmed. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
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
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const tags = root
    .querySelectorAll("*")
    .map(({ rawTagName, attributes }) => ({ name: rawTagName.toLowerCase(), attributes: lowerCaseKeys(attributes) }));
  return { path, html, root, tags };
}

function lowerCaseKeys(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
}
