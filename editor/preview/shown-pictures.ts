import { readFile } from "node:fs/promises";
import type { PictureEntry, PictureManifest } from "#imagery/manifest.ts";
import { cacheKey } from "#imagery/picture-cache.ts";
import { toBeMade, type MasterFile } from "../store/existing-pictures.ts";
import { hashOf, MasterReader } from "./master-reader.ts";

/** The version of a picture served from its master; encoded ones have a different form. */
const masterVersion = /^m[0-9a-f]{16}$/;

/** The pictures shown by the preview: as last encoded, or the masters until they are encoded. */
export class ShownPictures {
  readonly #masters = new MasterReader();

  /** @param made the pictures as last encoded */
  async manifest(masters: readonly MasterFile[], made: PictureManifest): Promise<PictureManifest> {
    const entries: PictureManifest = {};
    // In sequence, because the first time every master is read.
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
 * The master to serve for a picture in the preview, by the requested file name. Undefined if the name is of an encoded file, or unknown.
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
