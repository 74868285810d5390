import { readFile } from "node:fs/promises";
import type { PictureEntry, PictureManifest } from "#imagery/manifest.ts";
import { cacheKey } from "#imagery/picture-cache.ts";
import { toBeMade, type MasterFile } from "../store/existing-pictures.ts";
import { hashOf, MasterReader } from "./master-reader.ts";

/** The version of a picture whose only file is its master; those that were made have other ones. */
const masterVersion = /^m[0-9a-f]{16}$/;

/** The pictures that the preview shows: as they were made last, or the masters themselves until they are made. */
export class ShownPictures {
  readonly #masters = new MasterReader();

  /** @param made the pictures as they were made last */
  async manifest(masters: readonly MasterFile[], made: PictureManifest): Promise<PictureManifest> {
    const entries: PictureManifest = {};
    // One after the other: the first time, every master is read.
    for (const master of masters) entries[master.id] = await this.#entryOf(master, made[master.id]);
    return entries;
  }

  async #entryOf(master: MasterFile, made: PictureEntry | undefined): Promise<PictureEntry> {
    const read = await this.#masters.read(master.path).catch(() => undefined);
    if (!read) return made ?? toBeMade;
    const { contentHash, size } = read;
    if (made && cacheKey({ ...master, contentHash }).startsWith(made.version)) return made;
    const widths = { avif: [size.width], jpeg: [size.width] };
    return { ...toBeMade, ...size, version: versionOf(contentHash), widths };
  }
}

/**
 * The master that stands for a picture in the preview, by the name of the file that a page asks for. Undefined if the name
 * is that of a file that was made, or of nothing.
 */
export async function readShownMaster(
  name: string,
  masters: () => readonly MasterFile[],
): Promise<{ path: string; content: Uint8Array<ArrayBuffer> } | undefined> {
  const [, id, version = ""] = /^([a-z0-9-]+)-\d+\.(\w+)\.(?:avif|jpg)$/.exec(name) ?? [];
  if (!masterVersion.test(version)) return undefined;
  for (const { path } of masters().filter((master) => master.id === id)) {
    const content = await readFile(path).catch(() => undefined);
    if (content && versionOf(hashOf(content)) === version) return { path, content: new Uint8Array(content) };
  }
  return undefined;
}

function versionOf(contentHash: string): string {
  return `m${contentHash.slice(0, 16)}`;
}
