import type { PictureManifest } from "#imagery/manifest.ts";
import type { PictureEntry, ResolvedPicture } from "../schema/picture.ts";
import { allDescriptionsRead, describedPictures, descriptionsField } from "./described-pictures.ts";
import { quoted } from "../sentence-parts.ts";
import { noSuch } from "./choices.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/**
 * Joins the description of each picture with its files. A missing description, missing files or a second
 * description is a mistake.
 */
export function resolvePictures(
  sources: Sources,
  manifest: PictureManifest,
  mistakes: Mistakes,
): Map<string, ResolvedPicture> {
  const resolved = new Map<string, ResolvedPicture>();
  const first = new Map<string, string>();
  for (const { id, description, file, field } of describedPictures(sources)) {
    const files = manifest[id];
    const other = first.get(id);
    first.set(id, other ?? `${file.path}:${file.lineOf(field)}`);
    if (other)
      reportAt(mistakes, file, field, `${other} describes this picture too. Keep one of the two descriptions.`);
    else if (files) resolved.set(id, { id, ...description, alt: altOf(description), ...files });
    else reportAt(mistakes, file, field, noSuch("picture", id, Object.keys(manifest)));
  }
  const { pictures } = sources;
  if (!pictures || !allDescriptionsRead(sources)) return resolved;
  for (const id of Object.keys(manifest).filter((name) => !first.has(name))) {
    const places = `here, or under ${descriptionsField} in the file of its product`;
    reportAt(mistakes, pictures.file, [id], `Write alternative text for the picture ${quoted(id)}, ${places}.`);
  }
  return resolved;
}

/** The alt text, with a remark if the picture is a sample. */
function altOf({ alt, sample }: PictureEntry): string {
  return sample ? `${alt} Sample design.` : alt;
}
