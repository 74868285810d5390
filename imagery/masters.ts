import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import type { PictureKind } from "./settings.ts";

/** An original picture in `imagery/masters`, or in `imagery/masters/swatches` for a material. */
export interface Master {
  id: string;
  kind: PictureKind;
  path: string;
  contentHash: string;
}

const masterEndings = new Set([".webp", ".jpg", ".jpeg", ".png"]);
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The folder of a project's masters: its own, or the copy for a build that MASTERS_DIR names. */
export function mastersFolder(root: string): string {
  return process.env.MASTERS_DIR ?? join(root, "imagery", "masters");
}

/**
 * Lists the masters below `root` in the order of their ids.
 * @throws {Error} if a name is not in kebab case, two files have the same id, or the folder is missing
 */
export async function listMasters(root: string): Promise<Master[]> {
  const folder = mastersFolder(root);
  if (!existsSync(folder)) throw new Error(`There is no folder of masters at ${folder}.`);
  const swatchFolder = join(folder, "swatches");
  const paths = [
    ...(await pictureFiles(folder)).map((path) => ({ path, kind: "picture" as const })),
    ...(await pictureFiles(swatchFolder)).map((path) => ({ path, kind: "swatch" as const })),
  ];
  const masters = await Promise.all(paths.map(({ path, kind }) => readMaster(root, path, kind)));
  masters.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const [index, master] of masters.entries()) {
    const previous = masters[index - 1];
    if (previous?.id === master.id) {
      throw new Error(
        `Two masters are called ${master.id}: ${shown(root, previous.path)} and ${shown(root, master.path)}. Rename one.`,
      );
    }
  }
  return masters;
}

/** Lists the originals used only for icons, which no page shows as pictures. */
export async function listIconMasters(root: string): Promise<{ id: string; path: string }[]> {
  const paths = await pictureFiles(join(mastersFolder(root), "icons"));
  return paths.map((path) => ({ id: basename(path, extname(path)), path }));
}

/** A path relative to the project, for messages. */
function shown(root: string, path: string): string {
  return join("imagery", "masters", relative(mastersFolder(root), path));
}

async function pictureFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => masterEndings.has(extname(name).toLowerCase())).map((name) => join(folder, name));
}

async function readMaster(root: string, path: string, kind: PictureKind): Promise<Master> {
  const id = basename(path, extname(path));
  if (!kebabCase.test(id)) {
    throw new Error(`${shown(root, path)} is not a picture id: use lower-case letters, digits and single hyphens.`);
  }
  const contentHash = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  return { id, kind, path, contentHash };
}
