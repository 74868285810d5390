import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EncodedPicture } from "./encode-picture.ts";
import { readJson } from "./manifest.ts";
import type { Master } from "./masters.ts";
import { encodingSettings } from "./settings.ts";

const encoderSource = ["encode-picture.ts", "best-within.ts"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");
const entryFile = "entry.json";

export function cacheFolder(root: string): string {
  return join(root, ".cache", "pictures");
}

/** The key of a master's cached variants. It changes with the content, the settings and the source of the encoder. */
export function cacheKey(master: Master): string {
  const parts = [master.contentHash, JSON.stringify(encodingSettings[master.kind]), encoderSource];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 24);
}

/** The variants cached under a key. Undefined if they must be encoded: after a power cut, cached files may be empty. */
export async function readCachedPicture(root: string, key: string): Promise<EncodedPicture | undefined> {
  const folder = join(cacheFolder(root), key);
  const picture = readJson(join(folder, entryFile)) as EncodedPicture | undefined;
  const sizes = (picture?.variants ?? []).map(({ file }) => sizeOf(join(folder, file)));
  return (await Promise.all(sizes)).every((size) => size > 0) ? picture : undefined;
}

/** The size of a file in bytes; 0 if there is none. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Caches what `encode` writes into the folder it is given. An interrupted encoding leaves nothing behind. */
export async function fillCache(
  root: string,
  key: string,
  encode: (folder: string) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const folder = join(cacheFolder(root), key);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const picture = await encode(unfinished);
    await writeFile(join(unfinished, entryFile), JSON.stringify(picture));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return picture;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes every key that is not among `keys`. */
export async function pruneCache(root: string, keys: Set<string>): Promise<void> {
  const folder = cacheFolder(root);
  if (!existsSync(folder)) return;
  const outdated = (await readdir(folder)).filter((name) => !keys.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
