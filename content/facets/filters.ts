import type { FacetEntries, FacetEntry, FigureFilter } from "../schema/facet.ts";
import type { FigureDefinition, FigureDefinitions } from "../schema/figure.ts";

/** A filter by words or by category, from `facets.yaml`, or by a figure, from `figures.yaml`. */
export type Filter = { readonly id: string; readonly label: string; readonly term?: string | undefined } & (
  | { readonly entry: FacetEntry }
  | { readonly entry: FigureFilter; readonly figure: FigureDefinition; readonly keys: readonly string[] }
);

/** All filters in display order: those in the order of `facets.yaml`, then the others. */
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

/** The key of a figure, and the keys of the figures that count as it. */
export function keysCountingAs(key: string, definitions: FigureDefinitions): string[] {
  return [key, ...Object.keys(definitions).filter((other) => definitions[other]?.countsAs === key)];
}

/** The definition of a figure. Throws if there is none, because references have been checked before. */
export function definitionOf(key: string, definitions: FigureDefinitions): FigureDefinition {
  const definition = definitions[key];
  if (!definition) throw new Error(`There is no figure ${key}.`);
  return definition;
}
