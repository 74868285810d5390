import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogueItem, Facet } from "#content/schema/facet.ts";
import { filterItems, offerFacets, toggleValue, type Chosen } from "./facets.ts";
import { arbitraryCatalogue } from "../testing/arbitrary-catalogue.ts";

const values = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
const facets: Facet[] = [
  { id: "category", label: "Category", explanation: "", choice: "several", values: values("walls", "ceilings") },
  { id: "nrc", label: "NRC at least", explanation: "", choice: "one", values: values("0.5", "0.9") },
];
const items: CatalogueItem[] = [
  { id: "foam", name: "Foam", values: { category: ["walls", "ceilings"], nrc: ["0.5", "0.9"] }, sortBy: {} },
  { id: "board", name: "Board", values: { category: ["walls"], nrc: ["0.5"] }, sortBy: {} },
  { id: "grid", name: "Grid", values: { category: ["ceilings"] }, sortBy: {} },
];

const found = (chosen: Chosen) => filterItems(items, chosen).map(({ id }) => id);
const offers = (chosen: Chosen) =>
  offerFacets(items, facets, chosen).flatMap(({ values: offered }) => offered.map(({ id, count }) => `${id} ${count}`));

describe("choosing values", () => {
  test("values of one facet widen the list, and facets narrow it", () => {
    expect(found({ category: ["walls"] })).toEqual(["foam", "board"]);
    expect(found({ category: ["walls", "ceilings"] })).toEqual(["foam", "board", "grid"]);
    expect(found({ category: ["ceilings"], nrc: ["0.5"] })).toEqual(["foam"]);
  });

  test("a count is the number of products with the value under the other facets' choices", () => {
    expect(offers({})).toEqual(["walls 2", "ceilings 2", "0.5 2", "0.9 1"]);
    expect(offers({ nrc: ["0.9"] })).toEqual(["walls 1", "ceilings 1", "0.5 2", "0.9 1"]);
  });

  test("a value without products is not offered", () => {
    expect(offerFacets(items.slice(1), facets, { category: ["ceilings"] }).map(({ id }) => id)).toEqual(["category"]);
  });

  test("a facet of steps allows one choice at a time", () => {
    expect(toggleValue(items, facets, { nrc: ["0.5"] }, "nrc", "0.9")).toEqual({ nrc: ["0.9"] });
  });

  test("choosing a chosen value removes it", () => {
    expect(toggleValue(items, facets, { nrc: ["0.5"] }, "nrc", "0.5")).toEqual({});
  });
});

const walk = fc.array(fc.nat(), { maxLength: 12 });

test("whatever offered values are chosen and removed, there is always a product left", () => {
  fc.assert(
    fc.property(arbitraryCatalogue, walk, ({ items: all, facets: every }, steps) => {
      let chosen: Chosen = {};
      for (const step of steps) {
        const offered = offerFacets(all, every, chosen).flatMap(({ id, values: each }) =>
          each.map((value) => ({ facet: id, ...value })),
        );
        const next = offered[step % offered.length];
        if (!next) return;
        chosen = toggleValue(all, every, chosen, next.facet, next.id);
        expect(filterItems(all, chosen)).not.toEqual([]);
        expect(offered.filter(({ count }) => count === 0)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test("a count equals the result of filtering with that value instead of its facet's choice", () => {
  fc.assert(
    fc.property(arbitraryCatalogue, walk, ({ items: all, facets: every }, steps) => {
      const chosen = Object.fromEntries(
        steps.slice(0, 3).map((step) => {
          const facet = every[step % every.length]!;
          return [facet.id, [facet.values[step % facet.values.length]!.id]];
        }),
      ) as Chosen;
      for (const { id, values: offered } of offerFacets(all, every, chosen)) {
        for (const value of offered) expect(value.count).toBe(filterItems(all, { ...chosen, [id]: [value.id] }).length);
      }
    }),
  );
});
