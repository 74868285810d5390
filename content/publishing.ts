import { Mistakes } from "./load/mistake.ts";
import { SourceReader } from "./load/sources.ts";
import { publishing, type Publishing } from "./schema/publishing.ts";

/** The publishing settings in the content of `folder`. @throws {ContentError} if they are invalid */
export function readPublishing(folder: string): Publishing {
  const mistakes = new Mistakes();
  const source = new SourceReader(folder, mistakes).yaml("publishing.yaml", publishing);
  mistakes.throwIfAny();
  if (!source) throw new Error("The settings are missing, but no mistake was reported.");
  return source.entry;
}
