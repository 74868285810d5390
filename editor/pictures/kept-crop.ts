import { z } from "zod";
import type { FileState } from "../store/project-files.ts";
import { middle, type Crop } from "./crop.ts";

const part = z.number().min(0).max(1);

/** What of a photograph is shown, as it is kept and as it is asked for. */
export const cropSchema = z.strictObject({ focusX: part, focusY: part, closer: z.number().min(1).max(4) });

/** The path of the file that says what of the original of a picture is shown. */
export function pathOfCrop(id: string): string {
  return `imagery/originals/${id}.json`;
}

/** The text of that file. */
export function textOfCrop(crop: Crop): string {
  return `${JSON.stringify(crop)}\n`;
}

/** What a file says of what is shown; its middle if there is no such file, or it says something else. */
export function cropIn(text: FileState): Crop {
  if (typeof text !== "string") return middle;
  try {
    return cropSchema.safeParse(JSON.parse(text)).data ?? middle;
  } catch {
    return middle;
  }
}
