import { expect, test } from "vitest";
import { ProductNames } from "./product-names.ts";

const product = (path: string, title: string, shortName?: string) => ({
  path: `products/${path}.yaml`,
  schema: "product" as const,
  title,
  ...(shortName === undefined ? {} : { shortName }),
});
const names = new ProductNames([
  product("wallPanels/petPanel", "PET Panel", "PET"),
  product("wallPanels/slitPanel", "Wooden Slit Panel", "Slit"),
  product("ceilings/slitCeiling", "Slit Ceiling", "Slit"),
  product("doors/glass", "Glass, clear", "Glass"),
  product("ceilings/both", "Ceiling and Wall System", "Ceiling and Wall"),
  { path: "categories/doors.yaml", schema: "category", title: "Doors" },
]);

test.each([
  ["PET Panel", "wallPanels/petPanel"],
  ["pet", "wallPanels/petPanel"],
  ["wallPanels/petPanel; PET", "wallPanels/petPanel; wallPanels/petPanel"],
  ["Glass, clear; PET, Slit Ceiling", "doors/glass; wallPanels/petPanel; ceilings/slitCeiling"],
  ["Slit", "Slit"],
  ["PET & Glass", "wallPanels/petPanel; doors/glass"],
  ["PET/Slit Ceiling and Glass", "wallPanels/petPanel; ceilings/slitCeiling; doors/glass"],
  ["PET\nGlass", "wallPanels/petPanel; doors/glass"],
  ["Felt & drapes", "Felt; drapes"],
  ["Tiles 600/1200", "Tiles 600/1200"],
  ["Ceiling & Wall & PET", "Ceiling & Wall; wallPanels/petPanel"],
  ["Ceilings & walls", "Ceilings & walls"],
  ["Candle and sandstone", "Candle; sandstone"],
  ["doors/withdrawn", "doors/withdrawn"],
])("a cell with %j is %j in the tables, and a name of two products means neither", (cell, keys) => {
  expect(names.inKeys(cell)).toBe(keys);
});

test("a cell of the tables is printed with the names of the pages", () => {
  expect(names.printed("wallPanels/petPanel; unknown/one")).toBe("PET Panel; unknown/one");
});

test("a name that no product has is answered with the nearest names that are printed", () => {
  expect(names.adviceOn("PET Panel; Slit")?.message).toMatch(
    /^There is no product “Slit”\. Write (?:Wooden Slit Panel, Slit Ceiling|Slit Ceiling, Wooden Slit Panel) or PET Panel\.$/,
  );
  expect(names.adviceOn("PTE Panel")?.message).toMatch(/Write PET Panel, /);
  expect(names.adviceOn("Wood Panel")?.message).toMatch(/Write Wooden Slit Panel, /);
  expect(names.adviceOn("Glass, clear")).toBeUndefined();
});

test("a category stands for products that nobody knows more of", () => {
  const seats = [
    product("seats/abt01", "ABT-01"),
    { path: "categories/seats.yaml", schema: "category" as const, title: "Seating Systems" },
  ];
  const withCategory = new ProductNames(seats);
  expect(withCategory.inKeys("seating systems, ABT-01")).toBe("seats; seats/abt01");
  expect(withCategory.printed("seats; seats/abt01")).toBe("Seating Systems; ABT-01");
  expect(withCategory.unknownIn("Seating Systems; Seats")).toEqual([]);
});

test("a name that is only a model code is described with its category", () => {
  const seats = [
    product("seats/abt01", "ABT-01"),
    product("seats/chair", "Lounge chair"),
    { path: "categories/seats.yaml", schema: "category" as const, title: "Seating Systems" },
  ];
  expect(new ProductNames(seats).described()).toEqual({
    "Seating Systems": "Seating Systems, not known which",
    "ABT-01": "ABT-01 – Seating Systems",
    "Lounge chair": "Lounge chair",
  });
});
