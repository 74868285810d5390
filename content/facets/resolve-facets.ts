import { suppliedFigures } from "../figures/supplied-figures.ts";
import { groupsOfSwatch } from "./swatch-groups.ts";
import { keysCountingAs, filtersOf, type Filter } from "./filters.ts";
import { withUnit } from "../figures/print-figure.ts";
import type { CatalogueItem, Facet, FacetEntries, FacetEntry, FacetValue, FigureOrder } from "../schema/facet.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { Category, Product } from "../schema/resolved.ts";
import { bestNumber, leastNumber, rangesOf, readingsOf, valuesOfFigure, type RankedValue } from "./values-of-figure.ts";
import { containsPhrase, textsInField } from "./product-texts.ts";

interface Context {
  readonly categories: readonly Category[];
  /** The listings that a product is in. */
  readonly listings: ReadonlyMap<Product, readonly Category[]>;
}

/** An order with the figures that it sorts by. */
interface Order extends FigureOrder {
  readonly keys: readonly string[];
}

/**
 * The facets with the values that at least one product has, the orders, and the data of each product for filtering
 * and sorting, in listing order. A product in two listings is one item.
 */
export function resolveFacets(
  entries: FacetEntries,
  definitions: FigureDefinitions,
  categories: readonly Category[],
): { facets: Facet[]; orders: FigureOrder[]; items: CatalogueItem[]; columns: readonly string[] } {
  const products = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const context = { categories, listings: listingsByProduct(categories) };
  const orders = ordersOf(definitions);
  const given = filtersOf(entries, definitions).map((filter) => ({
    filter,
    values: new Map([...products].map((product) => [product.id, valuesOf(product, filter, context)])),
    bySample: new Map([...products].map((product) => [product.id, valuesBySample(product, filter, context)])),
  }));
  const facets: Facet[] = given.map(({ filter, values, bySample }) => {
    const { id, label, term, entry } = filter;
    const sampleValues = offered([...bySample.values()].flat());
    return {
      id,
      label,
      explanation: usesSamples(filter, products) ? `${entry.explanation} Some values are samples.` : entry.explanation,
      term,
      figure: figureOf(filter, definitions),
      choice: entry.by === "least" ? "one" : "several",
      values: offered([...values.values()].flat()),
      ...(sampleValues.length > 0 && { sampleValues }),
    };
  });
  const idsOf = ({ id: product }: Product, which: "values" | "bySample") =>
    Object.fromEntries(
      given.flatMap(({ filter: { id }, [which]: values }) => {
        const ids = new Set(values.get(product)?.map((value) => value.id));
        return ids.size > 0 ? [[id, [...ids]]] : [];
      }),
    );
  const items: CatalogueItem[] = [...products].map((product) => {
    const bySample = idsOf(product, "bySample");
    return {
      id: product.id,
      name: product.name,
      values: idsOf(product, "values"),
      ...(Object.keys(bySample).length > 0 && { sampleValues: bySample }),
      sortBy: sortNumbers(product, orders),
    };
  });
  return {
    facets,
    orders: orders.map(({ keys: _keys, ...order }) => order),
    items,
    columns: entries.columns,
  };
}

/** The key of the only figure that a filter is about; undefined if it is about something else as well. */
function figureOf(filter: Filter, definitions: FigureDefinitions): string | undefined {
  const places = "keys" in filter ? filter.keys.slice(0, 1) : filter.entry.by === "words" ? filter.entry.in : [];
  const [only, ...others] = places;
  return only !== undefined && others.length === 0 && only in definitions ? only : undefined;
}

/** Whether some product's value comes from a sample figure. Words are never taken from samples. */
function usesSamples(filter: Filter, products: Iterable<Product>): boolean {
  if (!("keys" in filter)) return false;
  return [...products].some(({ specifications }) =>
    specifications.some(({ figures }) => figures.some(({ key, sample }) => sample && filter.keys.includes(key))),
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

function valuesOf(product: Product, filter: Filter, context: Context): RankedValue[] {
  const listings = context.listings.get(product) ?? [];
  if ("keys" in filter) return figureValues(product, filter);
  const { entry } = filter;
  if (entry.by === "category") {
    return listings.map((each) => ({ id: each.id, label: each.menuLabel, rank: context.categories.indexOf(each) }));
  }
  const titles = listings.map(({ title }) => title);
  if (entry.by === "swatches") return swatchValues(product, entry, titles);
  return valuesByWords(product, entry, titles);
}

/** The values of a filter by words that a product has only by a sample. */
function valuesBySample(product: Product, filter: Filter, { listings }: Context): RankedValue[] {
  if ("keys" in filter || filter.entry.by !== "words") return [];
  const titles = (listings.get(product) ?? []).map(({ title }) => title);
  const supplied = new Set(valuesByWords(product, filter.entry, titles).map(({ id }) => id));
  return valuesByWords(product, filter.entry, titles, true).filter(({ id }) => !supplied.has(id));
}

function valuesByWords(
  product: Product,
  { in: places, groups }: Extract<FacetEntry, { by: "words" }>,
  titles: readonly string[],
  withSamples = false,
): RankedValue[] {
  const texts = places.flatMap((place) => textsInField(place, product, titles, withSamples));
  return groups.flatMap(({ id, label, words }, rank) =>
    words.some((each) => texts.some((text) => containsPhrase(text, each))) ? { id, label, rank } : [],
  );
}

function swatchValues(
  product: Product,
  { groups, in: places = [] }: Extract<FacetEntry, { by: "swatches" }>,
  titles: readonly string[],
): RankedValue[] {
  const texts = places.flatMap((place) => textsInField(place, product, titles));
  const swatches = product.colours?.swatches ?? [];
  const had = new Set(
    [...swatches, ...texts.map((name) => ({ name }))].flatMap((each) => groupsOfSwatch(each, groups)),
  );
  return groups.flatMap((group, rank) => (had.has(group) ? { id: group.id, label: group.label, rank } : []));
}

function figureValues(
  { specifications }: Product,
  { entry, figure, keys }: Extract<Filter, { keys: unknown }>,
): RankedValue[] {
  const figures = specifications.flatMap((card) => card.figures);
  const readings = readingsOf(figures, keys);
  switch (entry.by) {
    case "value":
      return readings.flatMap((reading) => valuesOfFigure(reading, entry));
    case "least": {
      const best = Math.max(...readings.map((reading) => bestNumber(reading) ?? -Infinity));
      return entry.steps
        .filter((step) => Number(step) <= best)
        .map((step) => ({
          id: step,
          label: entry.unit === undefined ? withUnit(step, figure.quantity) : `${step}${entry.unit}`,
          rank: Number(step),
        }));
    }
    case "band": {
      const ranges = readings.flatMap(rangesOf);
      return entry.bands.flatMap(({ id, label, above, upTo = Infinity }, rank) =>
        ranges.some(({ minimum, maximum }) => maximum > above && minimum <= upTo) ? { id, label, rank } : [],
      );
    }
  }
}

/** Unique values, sorted by rank and then in listing order. */
function offered(values: readonly RankedValue[]): FacetValue[] {
  const byId = new Map<string, RankedValue>();
  for (const value of values) if (!byId.has(value.id)) byId.set(value.id, value);
  const inOrder = [...byId.values()].toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  return inOrder.map(({ id, label }) => ({ id, label }));
}

function ordersOf(definitions: FigureDefinitions): Order[] {
  return Object.entries(definitions).flatMap(([key, { label, sorted, searched }]) => {
    const keys = keysCountingAs(key, definitions);
    if (sorted) {
      const { as: id = key, first } = sorted;
      return [{ id, label: `${label}, ${sorted.label ?? `${first} first`}`, first, keys }];
    }
    if (!searched || searched.saidIn) return [];
    const name = searched.label ?? label;
    return [{ id: key, label: `${name}, highest first`, first: "highest" as const, keys, onlyIfAsked: true as const }];
  });
}

/** A product's number for each order: for a range, the end that the order starts with. */
function sortNumbers(product: Product, orders: readonly Order[]): CatalogueItem["sortBy"] {
  const figures = suppliedFigures(product);
  return Object.fromEntries(
    orders.flatMap(({ id, first, keys }) => {
      const numbers = readingsOf(figures, keys).map(first === "highest" ? bestNumber : leastNumber);
      const number = numbers.find((each) => each !== undefined);
      return number === undefined ? [] : [[id, number]];
    }),
  );
}
