import { describe, expect, test } from "vitest";
import type { CatalogueItem, Facet } from "#content/schema/facet.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { filterItems, offerFacets, toggleValue, type Chosen } from "./facets.ts";

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

test("whatever two offered values are chosen, a product is left, and a count is that of the products with its value instead", () => {
  const { items: all, facets: every } = ownCatalogue();
  const offered = (chosen: Chosen) =>
    offerFacets(all, every, chosen).flatMap(({ id, values: each }) => each.map((value) => ({ facet: id, ...value })));
  const chosenOnce = offered({}).map(({ facet, id }) => toggleValue(all, every, {}, facet, id));
  expect(chosenOnce.length).toBeGreaterThan(50);
  const wrong = [{}, ...chosenOnce].flatMap((chosen) =>
    offered(chosen).filter(({ facet, id, count }) => {
      const isRight = count > 0 && filterItems(all, { ...chosen, [facet]: [id] }).length === count;
      return !isRight || filterItems(all, toggleValue(all, every, chosen, facet, id)).length === 0;
    }),
  );
  expect(wrong).toEqual([]);
});
