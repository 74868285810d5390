import type { CatalogueItem, Facet, FacetEntries, FacetEntry, FacetId, FacetValue } from "../schema/facet.ts";
import type { Category, Product } from "../schema/resolved.ts";
import { bestNumber, leastNumber, rangesOf, readingsOf } from "./best-number.ts";
import { valuesOfFigure, type RankedValue } from "./values-of-figure.ts";
import { saysWords, textsAt } from "./words-at.ts";

interface Context {
  readonly categories: readonly Category[];
  /** The listings that a product stands in. */
  readonly listings: ReadonlyMap<Product, readonly Category[]>;
}

/**
 * The facets with the values that some product has, and what filtering and sorting need of each product, in the order
 * of the listings. A product that stands in two listings is one item.
 */
export function resolveFacets(entries: FacetEntries, categories: readonly Category[]) {
  const products = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const context = { categories, listings: listingsByProduct(categories) };
  const given = Object.entries(entries).map(([id, entry]) => ({
    id: id as FacetId,
    entry,
    values: new Map([...products].map((product) => [product.id, valuesOf(product, entry, context)])),
  }));
  const facets: Facet[] = given.map(({ id, entry, values }) => ({
    id,
    label: entry.label,
    explanation: usesSamples(entry, products) ? `${entry.explanation} Some values are samples.` : entry.explanation,
    term: entry.term,
    choice: entry.by === "least" ? "one" : "several",
    values: offered([...values.values()].flat()),
  }));
  const items: CatalogueItem[] = [...products].map((product) => ({
    id: product.id,
    name: product.name,
    values: Object.fromEntries(
      given.flatMap(({ id, values }) => {
        const ids = new Set(values.get(product.id)?.map((value) => value.id));
        return ids.size > 0 ? [[id, [...ids]]] : [];
      }),
    ),
    sortBy: sortFigures(product),
  }));
  return { facets, items };
}

/** Whether some product's value comes from a sample figure. Words are never taken from samples. */
function usesSamples(entry: FacetEntry, products: Iterable<Product>): boolean {
  if (!("figures" in entry)) return false;
  return [...products].some(({ specifications }) =>
    specifications.some(({ figures }) => figures.some(({ key, sample }) => sample && entry.figures.includes(key))),
  );
}

function listingsByProduct(categories: readonly Category[]): Map<Product, Category[]> {
  const listings = new Map<Product, Category[]>();
  for (const category of categories) {
    for (const { product } of category.cards) {
      const before = listings.get(product);
      if (!before) listings.set(product, [category]);
      else if (before.at(-1) !== category) before.push(category);
    }
  }
  return listings;
}

function valuesOf(product: Product, entry: FacetEntry, context: Context): RankedValue[] {
  const figures = product.specifications.flatMap((card) => card.figures);
  const listings = context.listings.get(product) ?? [];
  switch (entry.by) {
    case "category":
      return listings.map((each) => ({ id: each.id, label: each.menuLabel, rank: context.categories.indexOf(each) }));
    case "figure":
      return readingsOf(figures, entry.figures).flatMap((reading) => valuesOfFigure(reading, entry));
    case "least": {
      const best = Math.max(...readingsOf(figures, entry.figures).map((reading) => bestNumber(reading) ?? -Infinity));
      return entry.steps
        .filter((step) => Number(step) <= best)
        .map((step) => ({ id: step, label: `${step}${entry.unit ?? ""}`, rank: Number(step) }));
    }
    case "band": {
      const ranges = readingsOf(figures, entry.figures).flatMap(rangesOf);
      return entry.bands.flatMap(({ id, label, above, upTo = Infinity }, rank) =>
        ranges.some(({ minimum, maximum }) => maximum > above && minimum <= upTo) ? { id, label, rank } : [],
      );
    }
    case "words": {
      const titles = listings.map(({ title }) => title);
      const texts = entry.in.flatMap((place) => textsAt(place, product, titles));
      return entry.groups.flatMap(({ id, label, words }, rank) =>
        words.some((each) => texts.some((text) => saysWords(text, each))) ? { id, label, rank } : [],
      );
    }
  }
}

/** Each value once, in the order of its rank and, where that is the same, in that of the listings. */
function offered(values: readonly RankedValue[]): FacetValue[] {
  const byId = new Map<string, RankedValue>();
  for (const value of values) if (!byId.has(value.id)) byId.set(value.id, value);
  const inOrder = [...byId.values()].toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  return inOrder.map(({ id, label }) => ({ id, label }));
}

function sortFigures(product: Product): CatalogueItem["sortBy"] {
  const figures = product.specifications.flatMap((card) => card.figures);
  const first = (keys: string[], read: typeof bestNumber) =>
    readingsOf(figures, keys)
      .map(read)
      .find((each) => each !== undefined);
  const absorption = first(["nrc"], bestNumber);
  const thicknessMm = first(["thickness", "trackThickness"], leastNumber);
  const densityKgM3 = first(["density"], leastNumber);
  const powerW = first(["power"], bestNumber);
  return {
    ...(absorption === undefined ? {} : { absorption }),
    ...(thicknessMm === undefined ? {} : { thicknessMm }),
    ...(densityKgM3 === undefined ? {} : { densityKgM3 }),
    ...(powerW === undefined ? {} : { powerW }),
  };
}
