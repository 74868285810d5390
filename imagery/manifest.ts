import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureFormat } from "./settings.ts";

export interface PictureEntry {
  /** Size of the master in pixels: the largest that exists, and the proportion of every variant. */
  width: number;
  height: number;
  /** Mean colour as `#rrggbb`. */
  colour: string;
  /** A tiny preview as a data URI, shown until the picture has loaded. */
  preview: string;
  /** Part of the name of every file. It changes with the master and the encoding. */
  version: string;
  /** The widths in pixels that each format has, narrowest first. The files are `/pictures/<id>-<width>.<version>.<ending>`. */
  widths: Record<PictureFormat, number[]>;
}

/** Every picture by its id, which is the name of its master without the ending. */
export type PictureManifest = Record<string, PictureEntry>;

export function manifestPath(root: string): string {
  return join(root, "generated", "pictures.json");
}

/** The JSON in a file; undefined if there is no such file, or a power cut has left it empty or damaged. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads `generated/pictures.json` below `root`; without a root, the file that PICTURE_MANIFEST names, or that of this folder.
 * @throws {Error} saying what to do if the pictures have not been built
 */
export function readPictureManifest(root?: string): PictureManifest {
  const path = (root === undefined && process.env.PICTURE_MANIFEST) || manifestPath(root ?? process.cwd());
  const manifest = readJson(path);
  if (!manifest) {
    throw new Error(
      "generated/pictures.json does not exist or cannot be read: make the pictures with `node imagery/build-pictures.ts`.",
    );
  }
  return manifest as PictureManifest;
}
