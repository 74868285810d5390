import { Mistakes } from "./load/mistake.ts";
import { repeatedFigureWarnings } from "./load/repeated-figures.ts";
import { readSources } from "./load/sources.ts";

/** One line for each text of the content of `folder` that repeats a figure of its product, which it could name instead. */
export function readRepeatedFigures(folder: string = process.env.CONTENT_DIR ?? "content"): string[] {
  return repeatedFigureWarnings(readSources(folder, new Mistakes()));
}
