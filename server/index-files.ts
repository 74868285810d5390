import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Encoding } from "./accepted-encodings.ts";
import { contentTypeOf } from "./content-types.ts";

export interface StaticFile {
  /** Where it stands on disk. */
  path: string;
  contentType: string;
  /** Its compressed forms on disk. */
  compressed: Partial<Record<Encoding, string>>;
  /** Its name changes with its content, so that a browser may keep it for ever. */
  immutable: boolean;
}

const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const hashedFolders = /^\/(static|pictures|fonts)\//;
// The server answers an unknown address itself; this page is for hosts that only serve files.
const leftOut = new Set(["/404.html"]);

/**
 * Lists the files of a folder by the address at which each is served. Only what is listed can be fetched, so no request
 * reaches another file of this machine.
 */
export async function indexFiles(folder: string): Promise<Map<string, StaticFile>> {
  await stat(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    if (isCompressedForm(path, known) || isHidden(name) || leftOut.has(name)) continue;
    files.set(addressOf(name), {
      path,
      contentType: contentTypeOf(path),
      compressed: compressedFormsOf(path, known),
      immutable: hashedFolders.test(name),
    });
  }
  return files;
}

/** `/index.html` is `/`, and `/contact/index.html` is `/contact`. */
function addressOf(name: string): string {
  return name.endsWith("/index.html") ? name.slice(0, -"/index.html".length) || "/" : name;
}

function isCompressedForm(path: string, known: Set<string>): boolean {
  return Object.values(endings).some((ending) => path.endsWith(ending) && known.has(path.slice(0, -ending.length)));
}

function compressedFormsOf(path: string, known: Set<string>): StaticFile["compressed"] {
  const forms = Object.entries(endings).filter(([, ending]) => known.has(path + ending));
  return Object.fromEntries(forms.map(([encoding, ending]) => [encoding, path + ending]));
}

function isHidden(name: string): boolean {
  return name.includes("/.") && !name.startsWith("/.well-known/");
}
