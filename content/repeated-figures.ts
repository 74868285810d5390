import { contentFolder, withSavedPaths } from "./folder.ts";
import { Mistakes } from "./load/mistake.ts";
import { repeatedFigureWarnings } from "./load/repeated-figures.ts";
import { readSources } from "./load/sources.ts";

/** One line for each text of the content of `folder` that repeats a figure of its product, which it could name instead. */
export function readRepeatedFigures(folder: string = contentFolder()): string[] {
  return repeatedFigureWarnings(readSources(folder, new Mistakes())).map(withSavedPaths);
}
