import type { CatalogueItem } from "#content/schema/facet.ts";

/**
 * The orders of a list. `listing` is that of the catalogue or, with words to search for, that of the best match;
 * absorption and power begin with the highest, thickness and density with the lowest.
 */
export const sortOrders = ["listing", "name", "absorption", "thickness", "density", "power"] as const;

export type SortOrder = (typeof sortOrders)[number];

const figures: Partial<Record<SortOrder, { figure: keyof CatalogueItem["sortBy"]; highestFirst: boolean }>> = {
  absorption: { figure: "absorption", highestFirst: true },
  thickness: { figure: "thicknessMm", highestFirst: false },
  density: { figure: "densityKgM3", highestFirst: false },
  power: { figure: "powerW", highestFirst: true },
};

const byName = new Intl.Collator("en", { numeric: true });

/** The items in an order. Those alike keep theirs, and those without the figure stand behind those that have it. */
export function sortItems(items: readonly CatalogueItem[], order: SortOrder): CatalogueItem[] {
  if (order === "name") return items.toSorted((a, b) => byName.compare(a.name, b.name));
  const by = figures[order];
  if (!by) return [...items];
  const { figure, highestFirst } = by;
  const rank = ({ sortBy }: CatalogueItem) => {
    const value = sortBy[figure];
    if (value === undefined) return Infinity;
    return highestFirst ? -value : value;
  };
  return items.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : first - second;
  });
}

/** The orders that tell these items apart: one by a figure is offered only if two of them have the figure. */
export function usefulOrders(items: readonly CatalogueItem[]): SortOrder[] {
  return sortOrders.filter((order) => {
    const figure = figures[order]?.figure;
    return !figure || items.filter(({ sortBy }) => sortBy[figure] !== undefined).length > 1;
  });
}
