import { contentFolder } from "./folder.ts";
import { Mistakes } from "./load/mistake.ts";
import { findSamples } from "./load/find-samples.ts";
import { readSources } from "./load/sources.ts";
import type { SampleMark } from "./schema/resolved.ts";

/**
 * All samples in the content of `folder`, sorted by file and line.
 * @throws ContentError if a file is invalid, since its samples would be missed
 */
export function readSamples(folder: string = contentFolder()): SampleMark[] {
  const mistakes = new Mistakes();
  const sources = readSources(folder, mistakes);
  mistakes.throwIfAny();
  return findSamples(sources);
}
