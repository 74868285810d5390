import { filtersOf } from "../facets/filters.ts";
import { contentFolder } from "../folder.ts";
import { facetEntries } from "../schema/facet.ts";
import { figureDefinitions } from "../schema/figure.ts";
import { Mistakes } from "./mistake.ts";
import { SourceReader } from "./sources.ts";

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
