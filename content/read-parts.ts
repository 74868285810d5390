import { Mistakes } from "./load/mistake.ts";
import { SourceReader, readSources } from "./load/sources.ts";
import { questions, type Question } from "./schema/questions.ts";
import { contentFolder, withSavedPaths } from "./folder.ts";
import { findSamples } from "./load/find-samples.ts";
import type { SampleMark } from "./schema/resolved.ts";
import { publishing, type Publishing } from "./schema/publishing.ts";
import { repeatedFigureWarnings } from "./load/repeated-figures.ts";
import { otherThicknessWarnings } from "./load/size-thicknesses.ts";
import { filtersOf } from "./facets/filters.ts";
import { facetEntries } from "./schema/facet.ts";
import { figureDefinitions } from "./schema/figure.ts";
import { glossary, pageSchemas } from "./schema/pages.ts";

/** The questions to the owner in the content of `folder`. @throws {ContentError} if they are invalid */
export function readQuestions(folder: string): Question[] {
  const mistakes = new Mistakes();
  const source = new SourceReader(folder, mistakes).yaml("questions.yaml", questions);
  mistakes.throwIfAny();
  return source?.entry ?? [];
}

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

/** The publishing settings in the content of `folder`. @throws {ContentError} if they are invalid */
export function readPublishing(folder: string): Publishing {
  const mistakes = new Mistakes();
  const source = new SourceReader(folder, mistakes).yaml("publishing.yaml", publishing);
  mistakes.throwIfAny();
  if (!source) throw new Error("The settings are missing, but no mistake was reported.");
  return source.entry;
}

/**
 * One line for each text of the content of `folder` that repeats a figure of its product instead of using a
 * placeholder, and for each size with thicknesses that the product does not have.
 */
export function readRepeatedFigures(folder: string = contentFolder()): string[] {
  const sources = readSources(folder, new Mistakes());
  return [...repeatedFigureWarnings(sources), ...otherThicknessWarnings(sources)].map(withSavedPaths);
}

/**
 * The names of all filters in a content folder, without reading the rest. Empty if its files have mistakes, which
 * the build reports.
 */
export function readFilterNames(folder: string = contentFolder()): string[] {
  const reader = new SourceReader(folder, new Mistakes());
  const facets = reader.yaml("facets.yaml", facetEntries);
  const figures = reader.yaml("figures.yaml", figureDefinitions);
  return facets && figures ? filtersOf(facets.entry, figures.entry).map(({ id }) => id) : [];
}

/** What hints say about each term of the glossary, by its key. Empty if the file has mistakes, which the build reports. */
export function readExplanations(folder: string = contentFolder()): Record<string, [name: string, definition: string]> {
  const terms = new SourceReader(folder, new Mistakes()).yaml("glossary.yaml", glossary)?.entry ?? {};
  return Object.fromEntries(
    Object.entries(terms).map(([id, { term, name, definition }]) => [id, [name ?? term, definition]]),
  );
}

/** Whether the site in a content folder can be used without a network. False if the file has mistakes, which the build reports. */
export function readOfflineUse(folder: string = contentFolder()): boolean {
  return (
    new SourceReader(folder, new Mistakes()).yaml("pages/offline.yaml", pageSchemas.offline)?.entry.enabled ?? false
  );
}
