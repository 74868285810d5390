import { expect, test } from "vitest";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { explorerContent, findAtServer } from "./build-explorer.ts";

const catalogue = ownCatalogue();
const content = explorerContent(catalogue);

test("every product that can be filtered has a card and a row in the table", () => {
  const cards = new Set(content.categories.flatMap(({ cards: each }) => each.map(({ productId }) => productId)));
  expect(content.items.filter(({ id }) => !cards.has(id) || !content.table[id])).toEqual([]);
});

test("the table prints figures as supplied, in each column the first figure that a product has", () => {
  expect(content.table["wallPanels/perforatedPanel"]).toMatchObject({
    nrc: { printed: "0.6–0.83" },
    thickness: { printed: "12, 15, 16 or 18\u{a0}mm" },
  });
  expect(content.table["wallPanels/stretchFabricPanel"]?.["thickness"]?.printed).toContain("25\u{a0}mm");
  expect(content.table["seatingSystems/abt01"]?.["nrc"]).toBeUndefined();
});

test("the server finds the same products as the browser", () => {
  const searched = () => ({
    documents: searchDocuments(catalogue),
    figures: catalogue.searchedFigures,
    finishes: catalogue.searchedFinishes,
  });
  expect(findAtServer("perfrated gypsm", searched).products[0]?.id).toBe("wallPanels/gypsumBoard");
});
