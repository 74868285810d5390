import { expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import type { Evidence } from "#content/schema/evidence.ts";
import { comparisonGroups } from "./comparison/comparison-rows.ts";
import { comparePage } from "./build-compare-page.ts";
import { comparedFigures, Meanings, figureRows } from "./compared-figures.ts";

const catalogue = ownCatalogue();
const page = comparePage(catalogue);
const figuresOf = (id: string) => page.products.find((product) => product.id === id)!.figures;
const rowsOf = (...ids: string[]) =>
  comparisonGroups(page.quantities, ids.map(figuresOf)).flatMap((group) => group.rows);
const marked = (...ids: string[]) =>
  rowsOf(...ids)
    .filter(({ cells }) => cells.some(({ best }) => best))
    .map(({ quantity, cells }) => [quantity.id, cells.map(({ best }) => best)]);

test("every figure of a product is in exactly one row", () => {
  const rows = figureRows(catalogue.figures).flatMap(({ keys }) => [...keys]);
  expect(rows.filter((key, place) => rows.indexOf(key) < place)).toEqual([]);
  const cards = catalogue.categories.flatMap((category) => category.cards);
  const given = [...catalogue.products.flatMap((product) => product.specifications), ...cards].flatMap(
    ({ figures }) => figures,
  );
  expect(given.length).toBeGreaterThan(200);
  expect(given.filter(({ key }) => !rows.includes(key)).map(({ key }) => key)).toEqual([]);
});

test("every product can be compared, once, and is found by each of its pages", () => {
  const ids = page.products.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(catalogue.products.map(({ id }) => id).toSorted());
  for (const { path, product } of catalogue.details) {
    const name = path.slice(1);
    expect(page.aliases[name]?.product ?? ids.find((id) => id === name)).toBe(product.id);
  }
  expect(page.aliases["acousticCeilings/slitPanel"]?.name).toBe("Wooden Slit Acoustic Panel (Acoustic Ceilings)");
});

test("figures are printed as supplied, including the doubtful ones", () => {
  const weight = rowsOf("wallPanels/melamianoPanel", "wallPanels/slitPanel").find(
    ({ quantity }) => quantity.id === "weight",
  );
  expect(weight).toMatchObject({ unit: "kg/m²", cells: [{ lines: ["0.4–0.10"] }, { lines: ["12–14"] }] });
});

test("1.0 and 1.00 are equal", () => {
  const nrc = rowsOf("wallPanels/glassStoff", "wallPanels/stoffPanel").find(({ quantity }) => quantity.id === "nrc");
  expect(nrc).toMatchObject({ differs: false, cells: [{ lines: ["1.00"] }, { lines: ["1.0"] }] });
});

test("climate and humidity share a row", () => {
  const climate = rowsOf("wallPanels/slatedPanel", "acousticCeilings/calciLite").find(
    ({ quantity }) => quantity.id === "climate",
  );
  expect(climate?.cells.map(({ lines }) => lines)).toEqual([["OC 50, RH 70"], ["100% RH resistance"]]);
});

test("the longer warranty is marked, and no other figure of panels without a report", () => {
  expect(marked("wallPanels/stoffPanel", "wallPanels/petPanel")).toEqual([["warranty", [true, false]]]);
  expect(marked("wallPanels/petPanel", "wallPanels/slitPanel")).toEqual([]);
});

test("absorption is marked if it was measured in the same mounting and by the same standard", () => {
  const product = (id: string, evidence: Evidence) => {
    const found = catalogue.products.find((each) => each.id === id)!;
    return comparedFigures({ ...found, evidence }, [], figureRows(catalogue.figures), new Meanings());
  };
  const best = (first: Evidence, second: Evidence) =>
    comparisonGroups(page.quantities, [
      product("wallPanels/stoffPanel", first),
      product("wallPanels/slitPanel", second),
    ])
      .flatMap((group) => group.rows)
      .find(({ quantity }) => quantity.id === "nrc")
      ?.cells.map((cell) => cell.best);
  const flat = { mounting: "ASTM E795 type A", testStandard: "ASTM C423" };
  expect(best(flat, flat)).toEqual([true, false]);
  expect(best(flat, { ...flat, mounting: "ASTM E795 type E-400" })).toEqual([false, false]);
  expect(best(flat, { mounting: flat.mounting })).toEqual([false, false]);
});

test("samples are never ranked", () => {
  const chairs = page.products.filter(({ id }) => id.startsWith("seatingSystems/"));
  const samples = chairs.flatMap(({ figures }) => Object.values(figures).filter((figure) => figure?.sample));
  expect(samples.length).toBeGreaterThan(10);
  expect(samples.filter((figure) => figure?.judged)).toEqual([]);
});

test("missing evidence is on request, as on the product's page; missing absorption only beside an NRC", () => {
  const requests = (id: string) =>
    page.products.find((product) => product.id === id)?.onRequest.map(({ label }) => label);
  expect(requests("wallPanels/petPanel")).toEqual(expect.arrayContaining(["Mounting", "Test report", "EPD"]));
  expect(requests("seatingSystems/abt01")).toEqual(["Test report", "Certificate", "EPD"]);
});

test("a number of patterns is a sample while one of them is", () => {
  const drawing = { kind: "slit", toScale: false, variant: 1 } as const;
  const patternsOf = (...samples: boolean[]) => {
    const items = samples.map((sample, index) => ({ name: `Pattern ${index}`, drawing, sample }));
    const product = { ...catalogue.products[0]!, patterns: { title: "Patterns" as const, items } };
    return comparedFigures(product, [], figureRows(catalogue.figures), new Meanings())["patterns"];
  };
  expect(patternsOf(false, true)).toMatchObject({ lines: ["2"], sample: true });
  expect(patternsOf(false, false)?.sample).toBeUndefined();
});
