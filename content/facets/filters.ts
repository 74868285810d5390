import { contentFolder } from "../folder.ts";
import { keysCountingAs } from "../figures/registry.ts";
import { Mistakes } from "../load/mistake.ts";
import { SourceReader } from "../load/sources.ts";
import { facetEntries, type FacetEntries, type FacetEntry, type FigureFilter } from "../schema/facet.ts";
import { figureDefinitions, type FigureDefinition, type FigureDefinitions } from "../schema/figure.ts";

/** A filter by words or by category, from `facets.yaml`, or by a figure, from `figures.yaml`. */
export type Filter = { readonly id: string; readonly label: string; readonly term?: string | undefined } & (
  | { readonly entry: FacetEntry }
  | { readonly entry: FigureFilter; readonly figure: FigureDefinition; readonly keys: readonly string[] }
);

/** All filters in the order in which they are offered: those that `facets.yaml` names, then the others. */
export function filtersOf({ filters, order }: FacetEntries, definitions: FigureDefinitions): Filter[] {
  const all = [
    ...Object.entries(filters).map(([id, entry]): Filter => ({ id, label: entry.label, term: entry.term, entry })),
    ...Object.entries(definitions).flatMap(([key, figure]): Filter[] => {
      const entry = figure.filtered;
      if (!entry) return [];
      const { as: id = key, label = figure.label, term = figure.term } = entry;
      return [{ id, label, term, entry, figure, keys: keysCountingAs(key, definitions) }];
    }),
  ];
  const place = ({ id }: Filter) => (order.includes(id) ? order.indexOf(id) : order.length);
  return all.toSorted((one, other) => place(one) - place(other));
}

/**
 * The names of all filters in a content folder, without reading the rest.
 * Empty if its files have mistakes, which the build reports.
 */
export function readFilterNames(folder: string = contentFolder()): string[] {
  const reader = new SourceReader(folder, new Mistakes());
  const facets = reader.yaml("facets.yaml", facetEntries);
  const figures = reader.yaml("figures.yaml", figureDefinitions);
  return facets && figures ? filtersOf(facets.entry, figures.entry).map(({ id }) => id) : [];
}
