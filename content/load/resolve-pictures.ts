import type { PictureManifest } from "#imagery/manifest.ts";
import type { PictureEntry, ResolvedPicture } from "../schema/picture.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** Joins what `pictures.yaml` says of each picture with its files. Either without the other is a mistake. */
export function resolvePictures(
  pictures: Sources["pictures"],
  manifest: PictureManifest,
  mistakes: Mistakes,
): Map<string, ResolvedPicture> {
  const resolved = new Map<string, ResolvedPicture>();
  if (!pictures) return resolved;
  const { file, entry } = pictures;
  for (const [id, words] of Object.entries(entry)) {
    const files = manifest[id];
    if (files) resolved.set(id, { id, ...words, alt: altOf(words), ...files });
    else
      reportAt(
        mistakes,
        file,
        [id],
        "no picture of this name",
        `the name of a file in imagery/masters: ${Object.keys(manifest).join(", ")}`,
      );
  }
  for (const id of Object.keys(manifest).filter((name) => !(name in entry))) {
    reportAt(mistakes, file, [id], "nothing", "the alt text of the picture of this name in imagery/masters");
  }
  return resolved;
}

/** The alt text, which says of a sample that it is one. */
function altOf({ alt, sample }: PictureEntry): string {
  return sample ? `${alt} Sample design.` : alt;
}
