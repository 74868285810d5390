import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { explorerContent, findAtServer } from "./build-explorer.ts";
import Explorer from "./explorer.island.tsx";
import { namedFigures } from "./results/asked.ts";

const catalogue = ownCatalogue();
const content = explorerContent(catalogue);
const searched = () => ({
  documents: searchDocuments(catalogue),
  figures: catalogue.searchedFigures,
  finishes: catalogue.searchedFinishes,
});

/** The page of the results of a search, as the server renders it. */
function resultsOf(query: string): string {
  const search = `?${new URLSearchParams({ q: query })}`;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/product${search}`]}>
      <Explorer content={content} serverSearch={search} found={findAtServer(query, searched)} />
    </MemoryRouter>,
  );
}

test("a number of seats is above the results as a link to the planner of such a hall", () => {
  expect(resultsOf("650 seats")).toMatch(/<a [^>]*href="\/seats\?seats=650"[^>]*>Plan a hall for 650 seats</);
  expect(resultsOf("seats")).not.toContain("Plan a hall");
});

/** The text of the results for a query. */
const textOf = (query: string) =>
  resultsOf(query)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("\u{a0}", " ");

test.each([
  ["R9 90", "R9 90+"],
  ["fire class A", "Fire Class A"],
  ["density 750", "Density 750–800 kg/m³, which includes 750 kg/m³"],
  ["seat width 550", "Seat width 450–550 mm, which includes 550 mm"],
  ["seat width 550 chair", "Seat width 450 mm, not 550 mm"],
  ["thickness 12", "Thickness 9/12 mm"],
  ["15 mm panel", "Thickness 12, 15, 16 or 18 mm"],
  ["600x600 tile", "Size 600 × 600 mm"],
  ["warranty 5 years", "Warranty 5 years"],
])("a search for %s shows on the card: %s", (query, shown) => expect(textOf(query)).toContain(shown));

test("results of a search for a figure can be sorted by it, and others not", () => {
  const offered = (query: string) => [...resultsOf(query).matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(offered("stage light R9 90")).toContain("R9, highest first");
  expect(offered("chair seat width 550")).toContain("Seat width, highest first");
  expect(offered("stage light")).not.toContain("R9, highest first");
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
