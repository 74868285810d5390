import { contentFolder, withSavedPaths } from "./folder.ts";
import { Mistakes } from "./load/mistake.ts";
import { repeatedFigureWarnings } from "./load/repeated-figures.ts";
import { otherThicknessWarnings } from "./load/size-thicknesses.ts";
import { readSources } from "./load/sources.ts";

/**
 * One line for each text of the content of `folder` that repeats a figure of its product instead of using a
 * placeholder, and for each size with thicknesses that the product does not have.
 */
export function readRepeatedFigures(folder: string = contentFolder()): string[] {
  const sources = readSources(folder, new Mistakes());
  return [...repeatedFigureWarnings(sources), ...otherThicknessWarnings(sources)].map(withSavedPaths);
}
