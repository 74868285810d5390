import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EncodedPicture } from "./encode-picture.ts";
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

/** The variants cached under a key. Undefined if they have to be encoded. */
export async function readCachedPicture(root: string, key: string): Promise<EncodedPicture | undefined> {
  const path = join(cacheFolder(root), key, entryFile);
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as EncodedPicture) : undefined;
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
