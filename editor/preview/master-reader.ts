import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import type { PictureEntry } from "#imagery/manifest.ts";

/** The data read from a master with this stamp. */
export interface ReadMaster {
  readonly stamp: string;
  readonly contentHash: string;
  /** In pixels. */
  readonly size: Pick<PictureEntry, "width" | "height">;
}

/** Reads masters of pictures, and caches them by size and modification time. */
export class MasterReader {
  readonly #known = new Map<string, ReadMaster>();

  /** @throws if the file is missing or not a picture */
  async read(path: string): Promise<ReadMaster> {
    const { mtimeMs, size: bytes } = await stat(path);
    const stamp = `${mtimeMs} ${bytes}`;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known;
    const content = await readFile(path);
    const { width, height } = await sharp(content).metadata();
    const read = { stamp, contentHash: hashOf(content), size: { width, height } };
    this.#known.set(path, read);
    return read;
  }
}

/** A hash of a file's content. */
export function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
