import { createHash } from "node:crypto";
import { basename } from "node:path";
import { parseDocument } from "yaml";
import { groupOf } from "#content/load/group.ts";

/** The value of a text; undefined if it is not well-formed, or holds no fields. */
export function valueOf(text: string): unknown {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS();
  return typeof value === "object" && value !== null ? value : undefined;
}

/** Whether a text of the content has fields that can be read. */
export function isReadable(text: string): boolean {
  return valueOf(text) !== undefined;
}

/** What a file is called: the name in it, of a page what menus and tabs of browsers call it, or else its own name. */
export function titleOf(path: string, value: unknown): string {
  const { name, title, heading, menuLabel, footerLabel, seo } = groupOf(value);
  const names = [name, title, menuLabel, footerLabel, groupOf(seo).title, heading];
  const own = names.find((each) => typeof each === "string" && each !== "");
  const [folder] = path.split("/");
  return typeof own === "string" && folder !== "company.yaml" ? own : fileTitle(basename(path, ".yaml"));
}

/** Titles of files whose names are not clear to the owner. */
const fileTitles: Record<string, string> = {
  facets: "Filters of the catalogue",
  search: "Words in the search",
  addresses: "Moved and removed pages",
};

/** `notFound` as `Not found`. */
function fileTitle(name: string): string {
  if (fileTitles[name] !== undefined) return fileTitles[name];
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A hash of a text, so that a save can name the version that it changes. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
