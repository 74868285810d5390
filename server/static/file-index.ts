import { readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Encoding } from "../http/representation.ts";

/** A file on disk. */
export interface StoredFile {
  path: string;
  bytes: number;
}

/** A file of the built site with its compressed versions. */
export interface StaticFile extends StoredFile {
  /** The path of the file on the site, such as `/contact`. */
  address: string;
  contentType: string;
  compressed: Partial<Record<Encoding, StoredFile>>;
  /** The name changes with the content, so that browsers may cache the file permanently. */
  immutable: boolean;
}

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".dxf": "image/vnd.dxf",
  ".glb": "model/gltf-binary",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const hashedFolders = /^\/(static|pictures|fonts)\//;
/** The page for all unknown addresses. */
export const notFoundAddress = "/404.html";

/**
 * Lists the files of a folder, such as `build/client`, by their addresses. Only listed files are served, so that no
 * request can reach other files of this machine.
 */
export async function indexFiles(folder: string): Promise<Map<string, StaticFile>> {
  await stat(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = new Map(await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)));
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of sizes) {
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    if (isCompressedForm(path, sizes) || isHidden(name)) continue;
    const address = addressOf(name);
    files.set(address, {
      path,
      bytes,
      address,
      contentType: contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
      compressed: compressedFormsOf(path, sizes),
      immutable: hashedFolders.test(name),
    });
  }
  return files;
}

export function isPage({ contentType }: StaticFile): boolean {
  return contentType.startsWith("text/html");
}

/** `/index.html` is `/`, and `/contact/index.html` is `/contact`. */
function addressOf(name: string): string {
  return name.endsWith("/index.html") ? name.slice(0, -"/index.html".length) || "/" : name;
}

function isCompressedForm(path: string, sizes: ReadonlyMap<string, number>): boolean {
  return Object.values(suffixes).some((suffix) => path.endsWith(suffix) && sizes.has(path.slice(0, -suffix.length)));
}

function compressedFormsOf(path: string, sizes: ReadonlyMap<string, number>): StaticFile["compressed"] {
  const forms = Object.entries(suffixes).flatMap(([encoding, suffix]) => {
    const bytes = sizes.get(path + suffix);
    return bytes === undefined ? [] : [[encoding, { path: path + suffix, bytes }]];
  });
  return Object.fromEntries(forms);
}

function isHidden(name: string): boolean {
  return name.includes("/.") && !name.startsWith("/.well-known/");
}
