import * as fc from "fast-check";
import type { CatalogueItem, Facet, FacetId, FigureOrder } from "#content/schema/facet.ts";
import { sortOrders } from "../sort.ts";
import { portion, views, type CatalogueState } from "../address.ts";

export interface SmallCatalogue {
  readonly facets: Facet[];
  readonly items: CatalogueItem[];
}

const facetIds: FacetId[] = ["category", "nrc", "fireClass", "size"];
const valueIds = ["0.5", "a", "class-1-and-p", "600x600", "b"];

/** Four facets with the same five values; `nrc` allows one choice at a time. */
export const smallFacets: Facet[] = facetIds.map((id) => ({
  id,
  label: id,
  explanation: id,
  choice: id === "nrc" ? "one" : "several",
  values: valueIds.map((value) => ({ id: value, label: value })),
}));

/** Two orders by figures. */
export const smallOrders: FigureOrder[] = [
  { id: "absorption", label: "NRC, highest first", first: "highest" },
  { id: "power", label: "Power, highest first", first: "highest" },
];

const figure = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });

const item: fc.Arbitrary<Omit<CatalogueItem, "id">> = fc
  .record({
    name: fc.string({ maxLength: 3 }),
    values: fc.record(
      Object.fromEntries(facetIds.map((id) => [id, fc.uniqueArray(fc.constantFrom(...valueIds), { maxLength: 4 })])),
    ),
    absorption: figure,
    power: figure,
  })
  .map(({ name, values, absorption, power }) => ({
    name,
    values,
    sortBy: { ...(absorption === undefined ? {} : { absorption }), ...(power === undefined ? {} : { power }) },
  }));

/** Up to twelve products with values in these facets. */
export const arbitraryCatalogue: fc.Arbitrary<SmallCatalogue> = fc
  .array(item, { minLength: 1, maxLength: 12 })
  .map((items) => ({ facets: smallFacets, items: items.map((each, index) => ({ ...each, id: String(index) })) }));

/** Any state of that catalogue's page that a visitor can reach, with its choices in facet order. */
export const arbitraryState: fc.Arbitrary<CatalogueState> = fc
  .record({
    query: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replaceAll(/\s+/g, " ").trim()),
    chosen: fc.record(
      Object.fromEntries(
        smallFacets.map(({ id, choice }) => [
          id,
          fc.subarray(valueIds, { minLength: 1, maxLength: choice === "one" ? 1 : valueIds.length }),
        ]),
      ),
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom(...sortOrders(smallOrders)),
    view: fc.constantFrom(...views),
    shown: fc.integer({ min: 1, max: 200 }).map((portions) => portions * portion),
  })
  .map((state) => ({ ...state, chosen: { ...state.chosen } }));

/** A query with known and unknown parameters, repeated, in any order. */
export const arbitrarySearch: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom("q", "nrc", "category", "size", "sort", "view", "shown", "utm_source"),
      fc.oneof(
        fc.constantFrom(...valueIds, ...sortOrders(smallOrders), ...views, "60", "120", "100"),
        fc.string({ unit: "grapheme", maxLength: 300 }),
      ),
    ),
    { maxLength: 10 },
  )
  .map((parameters) => new URLSearchParams(parameters).toString());
