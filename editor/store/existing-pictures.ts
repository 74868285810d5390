import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PictureManifest } from "#imagery/manifest.ts";
import type { PictureKind } from "#imagery/settings.ts";
import type { FileChange } from "./project-files.ts";

const masterName = /^(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?:webp|jpe?g|png)$/;
const masterPath = /^imagery\/masters\/(?:swatches\/)?(?<name>[^/]+)$/;

/** Stands in for a picture that has not been made from its master yet, so that the content can be checked. */
export const toBeMade: PictureManifest[string] = {
  width: 1600,
  height: 1000,
  colour: "#8a7f6d",
  preview: "",
  version: "",
  widths: { avif: [], jpeg: [] },
};

/** A picture with its master file. */
export interface MasterFile {
  readonly id: string;
  readonly kind: PictureKind;
  readonly path: string;
}

/** The masters in an imagery folder, including swatches. */
export function mastersIn(imageryFolder: string): MasterFile[] {
  const folders = { masters: "picture", "masters/swatches": "swatch" } as const;
  return Object.entries(folders).flatMap(([name, kind]) => {
    const folder = join(imageryFolder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) => idOf(file).map((id) => ({ id, kind, path: join(folder, file) })));
  });
}

/** The pictures that have masters, with their data from the last encoding. */
export function existingPictures(imageryFolder: string, made: PictureManifest): PictureManifest {
  return Object.fromEntries(mastersIn(imageryFolder).map(({ id }) => [id, made[id] ?? toBeMade]));
}

/** The pictures that will exist after a step has added and removed masters. */
export function picturesAfter(pictures: PictureManifest, changes: readonly FileChange[]): PictureManifest {
  const after = { ...pictures };
  for (const { path, after: state } of changes) {
    for (const id of idOf(masterPath.exec(path)?.groups?.["name"] ?? "")) {
      if (state === null) delete after[id];
      else after[id] ??= toBeMade;
    }
  }
  return after;
}

function idOf(name: string): string[] {
  const id = masterName.exec(name)?.groups?.["id"];
  return id === undefined ? [] : [id];
}
