import { expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { shortlistPage } from "./build-shortlist-page.ts";

const product = "wallPanels/slitPanel";
const catalogue = ownCatalogue();

test("a wall panel among the ceilings has the name of that listing, and its own on its own page", () => {
  const { aliases, products } = shortlistPage(catalogue);
  const name = "Wooden Slit Acoustic Panel (Acoustic Ceilings)";
  expect(aliases["acousticCeilings/slitPanel"]).toEqual({ product, name });
  expect(products.find(({ id }) => id === product)?.name).toBe("Wooden Slit Acoustic Panel");
});

test("the documents of a product are counted by kind, as far as they exist", () => {
  const sizes: Record<string, number> = {
    "data-sheet.pdf": 100,
    "sizes.dxf": 20,
    "sizes.glb": 3,
    "figures.json": 4000,
  };
  const bytesOf = (address: string) => sizes[address.replace(`/documents/${product}-`, "")];
  const { products } = shortlistPage(catalogue, bytesOf);
  const files = { dataSheets: 1, drawings: 2, drawingFormats: ["DXF", "GLB"], texts: 0, bytes: 123 };
  expect(products.find(({ id }) => id === product)?.files).toEqual(files);
  expect(products.filter((each) => each.files)).toHaveLength(1);
});
