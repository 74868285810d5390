import { expect, test } from "vitest";
import { ownCatalogue } from "../testing/content-copy.ts";
import { figureOf } from "../testing/figures.ts";
import { choicesOfProduct } from "./choices.ts";

const [anyProduct] = ownCatalogue().products;

test("supplied patterns can be chosen, samples cannot", () => {
  if (!anyProduct) throw new Error("The catalogue is empty.");
  const drawing = { kind: "slit", toScale: false, variant: 1 } as const;
  const items = [
    { name: "Supplied", drawing, sample: false },
    { name: "Assumed", drawing, sample: true },
  ];
  expect(choicesOfProduct({ ...anyProduct, patterns: { title: "Patterns", items } }).pattern).toEqual(["Supplied"]);
});

test("each thickness, size and edge is a separate choice, and an area in two units", () => {
  if (!anyProduct) throw new Error("The catalogue is empty.");
  const figures = [
    figureOf("trackThickness", { quantity: "length" }, "12, 15 or 18 mm"),
    figureOf("size", { quantity: "size" }, "2440 x 128 / 192 mm"),
    figureOf("edge", { quantity: "words" }, "Square"),
  ];
  const product = {
    ...anyProduct,
    colours: undefined,
    patterns: undefined,
    standardUnitSize: undefined,
    specifications: [{ title: "Panel", figures }],
    quantityUnits: ["m2" as const, "pieces" as const],
  };
  expect(choicesOfProduct(product)).toEqual({
    thickness: ["12 mm track", "15 mm track", "18 mm track"],
    size: ["2440 × 128 mm", "2440 × 192 mm"],
    units: ["m2", "ft2", "pieces"],
  });
});
