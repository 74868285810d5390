import type { CatalogueItem, FigureOrder } from "#content/schema/facet.ts";

/** An order of the catalogue: as listed or, with search words, by best match; by name; or by a figure's name. */
export type SortOrder = string;

/** The orders that need no figure. */
const plainOrders = ["listing", "name"] as const;

/** The names of all orders, as in the address. */
export function sortOrders(orders: readonly FigureOrder[]): SortOrder[] {
  return [...plainOrders, ...orders.map(({ id }) => id)];
}

/** The sorted items. Equal items keep their order, and items without the figure are last. */
export function sortItems(
  items: readonly CatalogueItem[],
  order: SortOrder,
  orders: readonly FigureOrder[],
): CatalogueItem[] {
  if (order === "name") {
    const { compare } = new Intl.Collator("en", { numeric: true });
    return items.toSorted((a, b) => compare(a.name, b.name));
  }
  const by = orders.find(({ id }) => id === order);
  if (!by) return [...items];
  const rank = ({ sortBy: { [by.id]: value } }: CatalogueItem) => {
    if (value === undefined) return Infinity;
    return by.first === "highest" ? -value : value;
  };
  return items.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : first - second;
  });
}

/**
 * The orders in which these items differ.
 * @param asked the figures that a search asks for
 */
export function usefulOrders(
  items: readonly CatalogueItem[],
  orders: readonly FigureOrder[],
  asked: readonly string[] = [],
): SortOrder[] {
  const differ = (id: string) => new Set(items.flatMap(({ sortBy }) => sortBy[id] ?? [])).size > 1;
  const useful = orders.filter(({ id, onlyIfAsked }) => (!onlyIfAsked || asked.includes(id)) && differ(id));
  return sortOrders(useful);
}
