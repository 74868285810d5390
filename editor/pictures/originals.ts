import { z } from "zod";
import { hashOf } from "../store/journal.ts";
import { filesOfPicture } from "../store/picture-files.ts";
import type { PictureHolder } from "../store/picture-holder.ts";
import type { FileState } from "../store/project-files.ts";
import { middle, type Crop } from "./crop.ts";
import { UnusablePhotograph } from "./photograph.ts";

/** A photograph as uploaded, with its file extension. */
export interface Original {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

const part = z.number().min(0).max(1);

/** A crop, as stored and as requested. */
export const cropSchema = z.strictObject({ focusX: part, focusY: part, closer: z.number().min(1).max(4) });

/** The path of the file with the crop of a picture's original. */
export function pathOfCrop(id: string): string {
  return `imagery/originals/${id}.json`;
}

/** The crop with the hash of the master that was made with it. Files of earlier versions have none. */
const keptCrop = cropSchema.extend({ master: z.hash("sha256").optional() });

/** The content of that file. */
export function textOfCrop(crop: Crop, master: Uint8Array): string {
  return `${JSON.stringify({ ...crop, master: hashOf(master) })}\n`;
}

/** The crop in a file; the centred default if the file is missing or invalid. */
export function cropIn(text: FileState): Crop {
  const { focusX, focusY, closer } = keptIn(text) ?? middle;
  return { focusX, focusY, closer };
}

/** Whether a master was made from the original beside this file. It was not if another computer has replaced it. */
function isMadeFromOriginal(master: Uint8Array, text: FileState): boolean {
  const hash = keptIn(text)?.master;
  return hash === undefined || hash === hashOf(master);
}

function keptIn(text: FileState): z.output<typeof keptCrop> | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return keptCrop.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The path of the original that a picture's master was made from. */
export function originalOf(id: string, { files }: PictureHolder): string | undefined {
  const paths = filesOfPicture(id, files);
  const masterPath = paths.find((path) => path.startsWith("imagery/masters/"));
  const master = masterPath === undefined ? null : files.read(masterPath);
  if (master instanceof Uint8Array && !isMadeFromOriginal(master, files.read(pathOfCrop(id)))) return undefined;
  return paths.find((path) => path.startsWith("imagery/originals/") && !path.endsWith(".json"));
}

/** @throws {UnusablePhotograph} if there is only a master, for example of a rendering */
export function readOriginal(id: string, holder: PictureHolder): Original {
  const path = originalOf(id, holder);
  const bytes = path === undefined ? null : holder.files.read(path);
  if (path === undefined || !(bytes instanceof Uint8Array))
    throw new UnusablePhotograph("The original of this picture is not on this computer. Choose the photograph again.");
  return { bytes, ending: path.slice(path.lastIndexOf(".") + 1) };
}
