import { z } from "zod";
import type { FileState } from "../store/project-files.ts";
import { middle, type Crop } from "./crop.ts";

const part = z.number().min(0).max(1);

/** A crop, as stored and as requested. */
export const cropSchema = z.strictObject({ focusX: part, focusY: part, closer: z.number().min(1).max(4) });

/** The path of the file with the crop of a picture's original. */
export function pathOfCrop(id: string): string {
  return `imagery/originals/${id}.json`;
}

/** The content of that file. */
export function textOfCrop(crop: Crop): string {
  return `${JSON.stringify(crop)}\n`;
}

/** The crop in a file; the centred default if the file is missing or invalid. */
export function cropIn(text: FileState): Crop {
  if (typeof text !== "string") return middle;
  try {
    return cropSchema.safeParse(JSON.parse(text)).data ?? middle;
  } catch {
    return middle;
  }
}
