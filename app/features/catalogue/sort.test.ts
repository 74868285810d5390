import { describe, expect, test } from "vitest";
import type { CatalogueItem, FigureOrder } from "#content/schema/facet.ts";
import { sortItems, usefulOrders, type SortOrder } from "./sort.ts";

const item = (name: string, sortBy: CatalogueItem["sortBy"] = {}): CatalogueItem => ({
  id: name,
  name,
  values: {},
  sortBy,
});
const orders: FigureOrder[] = [
  { id: "absorption", label: "NRC, highest first", first: "highest" },
  { id: "thickness", label: "Thickness, thinnest first", first: "lowest" },
  { id: "density", label: "Density, lightest first", first: "lowest" },
  { id: "power", label: "Power, highest first", first: "highest" },
  { id: "warranty", label: "Warranty, highest first", first: "highest", onlyIfAsked: true },
];
const items = [
  item("ABT-10", { absorption: 0.5, thickness: 12, power: 200, warranty: 5 }),
  item("ABT-9"),
  item("Board", { absorption: 0.9, thickness: 25, power: 200, warranty: 10 }),
  item("Alike", { absorption: 0.5, thickness: 12 }),
];
const names = (order: SortOrder) => sortItems(items, order, orders).map(({ name }) => name);

describe("the list in an order", () => {
  test("as listed", () => expect(names("listing")).toEqual(["ABT-10", "ABT-9", "Board", "Alike"]));

  test("by name, numbers by their size", () => expect(names("name")).toEqual(["ABT-9", "ABT-10", "Alike", "Board"]));

  test("by absorption, highest first, equal ones in their order, those without it last", () => {
    expect(names("absorption")).toEqual(["Board", "ABT-10", "Alike", "ABT-9"]);
  });

  test("by thickness, thinnest first", () => {
    expect(names("thickness")).toEqual(["ABT-10", "Alike", "Board", "ABT-9"]);
  });

  test("an order in which the items do not differ is not offered", () => {
    expect(usefulOrders(items, orders)).toEqual(["listing", "name", "absorption", "thickness"]);
  });

  test("an order by a rarer figure is offered after a search for it", () => {
    expect(usefulOrders(items, orders, ["warranty"])).toContain("warranty");
    expect(names("warranty").slice(0, 2)).toEqual(["Board", "ABT-10"]);
  });
});
