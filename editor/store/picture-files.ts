import { parse as parsePath } from "node:path";
import type { ProjectFiles } from "./project-files.ts";

const folders = ["imagery/masters", "imagery/masters/swatches", "imagery/originals"];

/** The paths of all picture files: masters, originals, and their crops. */
export function allPictureFiles(files: ProjectFiles): string[] {
  return folders.flatMap((folder) => files.list(folder));
}

/** The paths of a picture's master, original and crop. */
export function filesOfPicture(id: string, files: ProjectFiles): string[] {
  return allPictureFiles(files).filter((path) => parsePath(path).name === id);
}
