import { expect, test } from "vitest";
import { suggestedProducts } from "./add-product.tsx";

const nrc = { minimum: 0.8, maximum: 0.8 };
const product = (id: string, category: string, figures: string[], absorbs = false) => ({
  id,
  category,
  figures: Object.fromEntries(figures.map((figure) => [figure, { lines: ["1"] }])) as never,
  nrc: absorbs ? nrc : undefined,
});

const products = [
  product("ladder", "Stage", ["size", "finish"]),
  product("tile", "Metal", ["size", "finish", "thickness"]),
  product("panel", "Wall", ["nrc", "thickness"], true),
  product("ceiling", "Ceilings", ["nrc", "size"], true),
  product("board", "Wall", ["thickness", "size"]),
  product("door", "Doors", ["size", "finish", "thickness"]),
];

const suggestedFor = (...items: string[]) => suggestedProducts(products, items).map(({ id }) => id);

test("a product with a unique purpose gets no suggestions, whatever sizes it has in common", () => {
  expect(suggestedFor("door")).toEqual([]);
});

test("products of the same category, and others that also absorb sound, are suggested by the figures in common", () => {
  expect(suggestedFor("panel")).toEqual(["board", "ceiling"]);
});

test("suggestions serve the same purpose as any of the compared products, and are none of these", () => {
  expect(suggestedFor("panel", "board")).toEqual(["ceiling"]);
  expect(suggestedFor("door", "ceiling")).toEqual(["panel"]);
});
