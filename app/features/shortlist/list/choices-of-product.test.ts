import { expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { choicesOfProduct } from "./choices-of-product.ts";

const [anyProduct] = ownCatalogue().products;

test("patterns that were supplied can be chosen, samples cannot", () => {
  if (!anyProduct) throw new Error("The catalogue is empty.");
  const drawing = { kind: "slit", toScale: false, variant: 1 } as const;
  const items = [
    { name: "Supplied", drawing, sample: false },
    { name: "Assumed", drawing, sample: true },
  ];
  expect(choicesOfProduct({ ...anyProduct, patterns: { title: "Patterns", items } }).pattern).toEqual(["Supplied"]);
});
