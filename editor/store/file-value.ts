import { createHash } from "node:crypto";
import { basename } from "node:path";
import { parseDocument } from "yaml";
import { groupOf } from "#content/load/group.ts";
import { valueIn } from "#content/load/yaml-file.ts";

/** The value of a YAML text; undefined if it is malformed or has no fields. */
export function valueOf(text: string): unknown {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  const read = valueIn(document);
  return "value" in read && typeof read.value === "object" && read.value !== null ? read.value : undefined;
}

/** Whether a YAML text is readable and has fields. */
export function isReadable(text: string): boolean {
  return valueOf(text) !== undefined;
}

/** The title of a file: the name in it, for a page its label in menus and browser tabs, or else the file name. */
export function titleOf(path: string, value: unknown): string {
  const { name, title, heading, menuLabel, footerLabel, seo } = groupOf(value);
  const names = [name, title, menuLabel, footerLabel, groupOf(seo).title, heading];
  const own = names.find((each) => typeof each === "string" && each !== "");
  const [folder] = path.split("/");
  if (folder === "hindi") return `${fileTitle(basename(path, ".yaml"))} in Hindi`;
  return typeof own === "string" && folder !== "company.yaml" ? own : fileTitle(basename(path, ".yaml"));
}

/** Titles of files whose names would be unclear to the owner. */
const fileTitles: Record<string, string> = {
  facets: "Filters of the catalogue",
  glossary: "Glossary terms",
  search: "Words in the search",
  addresses: "Moved and removed pages",
  interface: "Words of the site",
  shared: "Names and labels",
};

/** `notFound` as `Not found`. */
function fileTitle(name: string): string {
  if (fileTitles[name] !== undefined) return fileTitles[name];
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A hash of a text, with which a save names the version it changes. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
