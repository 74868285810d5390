import { sitePages } from "#content/page-registry.ts";

/** The maximum number of products in a comparison. */
export const mostCompared = 4;

const path = sitePages.compare.path;

/** The comparison that an address requests. */
export interface Comparison {
  /** The products' identifiers in order, each once. */
  items: readonly string[];
  /** Rows that are the same for every product are left out. */
  onlyDifferences: boolean;
}

/** Other items of the address, which are not shown. */
interface LeftOut {
  /** Not in the catalogue. */
  unknown: string[];
  /** More than can be compared. */
  surplus: string[];
}

/**
 * Writes a comparison as an address, `${sitePages.compare.path}?items=wallPanels/petPanel,wallPanels/slitPanel`.
 * Nothing in it needs escaping, so that people can read and type it.
 */
export function comparisonAddress({ items, onlyDifferences }: Comparison): string {
  if (items.length === 0) return path;
  return `${path}?items=${items.join(",")}${onlyDifferences ? "&show=differences" : ""}`;
}

/**
 * Reads a comparison from the query of an address. A product may be named by any page that shows it; `add` is one
 * more, from a form without JavaScript.
 * @param productAt the identifier under which such a page's product is compared; undefined if there is none
 */
export function readComparison(
  search: string,
  productAt: (name: string) => string | undefined,
): Comparison & { leftOut: LeftOut } {
  const query = new URLSearchParams(search);
  const names = [...query.getAll("items"), ...query.getAll("add")]
    .flatMap((items) => items.split(","))
    .map((name) => name.trim().replace(/^\//, ""))
    .filter(Boolean);
  const known = [...new Set(names.flatMap((name) => productAt(name) ?? []))];
  const unknown = [...new Set(names.filter((name) => productAt(name) === undefined))];
  return {
    items: known.slice(0, mostCompared),
    onlyDifferences: query.get("show") === "differences",
    leftOut: { unknown, surplus: known.slice(mostCompared) },
  };
}

/** A comparison with a product added at its end; unchanged if it is already there or the comparison is full. */
export function withProduct(comparison: Comparison, id: string): Comparison {
  const { items } = comparison;
  return items.includes(id) || items.length >= mostCompared ? comparison : { ...comparison, items: [...items, id] };
}

export function withoutProduct(comparison: Comparison, id: string): Comparison {
  return { ...comparison, items: comparison.items.filter((item) => item !== id) };
}
