import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { placesIn } from "#editor/pictures/places.ts";
import { listContentFiles } from "#editor/store/content-files.ts";
import type { PictureManifest } from "#imagery/manifest.ts";

/** A sentence for each picture that looks blurred where it is shown widest, with the file that shows it. */
export function smallPictures(contentFolder: string, manifest: PictureManifest): string[] {
  return listContentFiles(contentFolder).flatMap(({ path }) =>
    placesIn(path, parse(readFileSync(join(contentFolder, path), "utf8"))).flatMap(({ label, picture, kind }) => {
      const width = picture === undefined ? undefined : manifest[picture]?.width;
      if (width === undefined || width >= kind.leastPx) return [];
      const words = `${picture} is ${width} pixels wide; this place needs ${kind.leastPx}, or it looks blurred`;
      return [`${join(contentFolder, path)}: ${label}: ${words}.`];
    }),
  );
}
