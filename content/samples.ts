import { Mistakes } from "./load/mistake.ts";
import { findSamples } from "./load/samples.ts";
import { readSources } from "./load/sources.ts";
import type { SampleMark } from "./schema/resolved.ts";

/**
 * Every sample still in place below `folder`, in the order of files and lines. Throws a ContentError if a file
 * cannot be read, for then a sample might be missed.
 */
export function readSamples(folder: string = process.env.CONTENT_DIR ?? "content"): SampleMark[] {
  const mistakes = new Mistakes();
  const sources = readSources(folder, mistakes);
  mistakes.throwIfAny();
  return findSamples(sources);
}
