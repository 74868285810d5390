import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EncodedPicture, EncodedVariant } from "./encode-picture.ts";
import { manifestPath } from "./manifest.ts";
import type { PictureEntry, PictureManifest } from "./manifest.ts";
import { cacheFolder, sizeOf } from "./picture-cache.ts";
import { fileEndings } from "./settings.ts";
import type { PictureFormat } from "./settings.ts";

export interface PublishablePicture {
  id: string;
  key: string;
  picture: EncodedPicture;
}

const publicPath = "/pictures";

/**
 * Puts all variants into `generated/public/pictures`, writes the manifest, and then removes files that it no longer
 * lists, so that the manifest never lists a missing file.
 * @returns how many files were removed
 */
export async function publishPictures(root: string, pictures: PublishablePicture[]): Promise<number> {
  const folder = join(root, "generated", "public", publicPath);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>();
  for (const { id, key, picture } of pictures) {
    for (const variant of picture.variants) {
      const name = publishedName(id, versionOf(key), variant);
      wanted.add(name);
      const [from, to] = [join(cacheFolder(root), key, variant.file), join(folder, name)];
      // After a power cut, an existing file may be empty.
      if (!present.has(name) || (await sizeOf(to)) !== (await sizeOf(from))) await linkOrCopy(from, to);
    }
  }
  await writeManifest(
    root,
    Object.fromEntries(pictures.map(({ id, key, picture }) => [id, manifestEntry(key, picture)])),
  );
  const outdated = [...present].filter((name) => !wanted.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return outdated.length;
}

function versionOf(key: string): string {
  return key.slice(0, 8);
}

function publishedName(id: string, version: string, { width, format }: EncodedVariant): string {
  return `${id}-${width}.${version}.${fileEndings[format]}`;
}

function manifestEntry(key: string, picture: EncodedPicture): PictureEntry {
  const widthsOf = (format: PictureFormat) =>
    picture.variants.filter((variant) => variant.format === format).map(({ width }) => width);
  const { width, height, colour, preview } = picture;
  const widths = { avif: widthsOf("avif"), jpeg: widthsOf("jpeg") };
  return { width, height, colour, preview, version: versionOf(key), widths };
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** Leaves the file alone if nothing changed, so that no watcher is triggered. */
async function writeManifest(root: string, manifest: PictureManifest): Promise<void> {
  const path = manifestPath(root);
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const previous = await readFile(path, "utf8").catch(() => "");
  if (previous === text) return;
  const unfinished = `${path}.unfinished-${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}
