import { expect, test } from "vitest";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { namedFigures } from "./results/asked.ts";
import { explorerContent, findAtServer } from "./build-explorer.ts";

const catalogue = ownCatalogue();
const content = explorerContent(catalogue);
const searched = () => ({
  documents: searchDocuments(catalogue),
  figures: catalogue.searchedFigures,
  finishes: catalogue.searchedFinishes,
});

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

test("the table has the figure behind each filter that is about one", () => {
  const figures = Object.fromEntries(content.facets.map(({ id, figure }) => [id, figure]));
  expect(figures).toMatchObject({ edge: "edge", fixing: "installation", humidity: "climate", cct: "cct" });
  expect(figures["material"]).toBeUndefined();
  expect(content.table["wallPanels/slitPanel"]?.["edge"]?.printed).toMatch(/tegular/i);
  expect(content.table["acousticCeilings/calciLite"]?.["climate"]?.printed).toContain("100");
});

test.each([
  ["melamiano fire class", ["fireClass"]],
  ["moisture resistant ceiling", ["climate"]],
  ["square edge", ["edge"]],
  ["light wooden panel", []],
])("%s names the figures %j", (query, figures) =>
  expect(namedFigures(findAtServer(query, searched).demands, content.columns)).toEqual(figures),
);

test("the server finds the same products as the browser", () => {
  expect(findAtServer("perfrated gypsm", searched).products[0]?.id).toBe("wallPanels/gypsumBoard");
});
