import sharp from "sharp";
import { loadCatalogue, type Catalogue } from "#content/catalogue.ts";
import { listMasters, type Master } from "#imagery/masters.ts";
import type { PictureManifest } from "#imagery/manifest.ts";

export interface PictureLibrary {
  masters: Master[];
  /** The true size of every picture, although none is encoded. */
  manifest: PictureManifest;
  catalogue: Catalogue;
}

/** The masters and the content that shows them. Throws if a picture is missing from either. */
export async function readPictureLibrary(): Promise<PictureLibrary> {
  const masters = await listMasters(".");
  const sizes = await Promise.all(masters.map(async ({ id, path }) => [id, await sizeOf(path)] as const));
  const manifest: PictureManifest = Object.fromEntries(sizes);
  return { masters, manifest, catalogue: loadCatalogue("content", manifest) };
}

async function sizeOf(path: string): Promise<PictureManifest[string]> {
  const { width, height } = await sharp(path).metadata();
  return { width, height, colour: "#8a7f6d", preview: "", version: "", widths: { avif: [], jpeg: [] } };
}

/** The ids of all pictures in the catalogue. */
export function picturesIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value !== "object" || value === null || seen.has(value)) return found;
  seen.add(value);
  if ("visualisation" in value && "id" in value) found.add(String(value.id));
  for (const part of Object.values(value)) picturesIn(part, found, seen);
  return found;
}
