import { parse as parsePath } from "node:path";
import type { ProjectFiles } from "./project-files.ts";

const folders = ["imagery/masters", "imagery/masters/swatches", "imagery/originals"];

/** The paths of all files of pictures: masters, originals, and how these are cropped. */
export function allPictureFiles(files: ProjectFiles): string[] {
  return folders.flatMap((folder) => files.list(folder));
}

/** The paths of the master of a picture, of its original, and of how that is cropped. */
export function filesOfPicture(id: string, files: ProjectFiles): string[] {
  return allPictureFiles(files).filter((path) => parsePath(path).name === id);
}
