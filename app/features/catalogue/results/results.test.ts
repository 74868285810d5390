import { expect, test, describe } from "vitest";
import type { CatalogueCategory, ExplorerContent } from "../build-explorer.ts";
import { shownAtFirst } from "./category-sections.tsx";
import { productCard } from "#app/testing/content.ts";
import { cardsByProduct } from "./results.tsx";
import { ownFigures, hasSamples, shownColumns } from "./table-figures.ts";

const category = (id: string, products: number): CatalogueCategory => ({
  id,
  title: id,
  path: `/${id}`,
  count: `${products} products`,
  cards: Array.from({ length: products }, (_, place) => ({
    productId: `${id}/${place}`,
    path: `/${id}/${place}`,
    name: String(place),
    figures: [],
  })),
});
const countsShown = (...counts: number[]) =>
  shownAtFirst(counts.map((count) => category(String(count), count))).map(({ cards, more }) => [cards.length, more]);

test("a catalogue that fits one page is shown in full", () => {
  expect(countsShown(10, 50)).toEqual([
    [10, 0],
    [50, 0],
  ]);
});

test("a longer catalogue shows the first products of each category, and how many more there are", () => {
  expect(countsShown(10, 4, 600)).toEqual([
    [6, 4],
    [4, 0],
    [6, 594],
  ]);
});

const board = (path: string) => productCard({ productId: "walls/board", path });
const categories = [
  { id: "walls", cards: [board("/walls/board"), productCard({ productId: "walls/felt", path: "/walls/felt" })] },
  { id: "ceilings", cards: [board("/ceilings/board")] },
];

test("a product in two categories is shown in the one that a search names, unless another one is chosen", () => {
  const matches = new Map([["walls/board", { path: "/ceilings/board" }]]);
  expect(cardsByProduct(categories, [], matches).get("walls/board")?.path).toBe("/ceilings/board");
  expect(cardsByProduct(categories, ["walls"], matches).get("walls/board")?.path).toBe("/walls/board");
});

test.each([
  ["its first category if none is chosen", [], "/walls/board"],
  ["the chosen category", ["ceilings"], "/ceilings/board"],
  ["the first of the chosen categories", ["ceilings", "walls"], "/walls/board"],
])("a product in two categories is shown as in %s", (_, chosen, path) => {
  const cards = cardsByProduct(categories, chosen);
  expect(cards.get("walls/board")?.path).toBe(path);
  expect(cards.get("walls/felt")?.path).toBe("/walls/felt");
});

const columns = ["nrc", "stc", "thickness", "size", "seat", "power", "motor"].map((id) => ({ id, label: id }));

/** Products by name with the keys of their figures. */
function catalogueOf(given: Record<string, string>): [ReturnType<typeof productCard>[], ExplorerContent["table"]] {
  const products = Object.keys(given).map((name) => productCard({ name, productId: name, figures: [] }));
  const table = Object.entries(given).map(([name, keys]) => [
    name,
    Object.fromEntries(keys.split(" ").flatMap((key) => (key ? [[key, { printed: `${key} of ${name}` }]] : []))),
  ]);
  return [products, Object.fromEntries(table) as ExplorerContent["table"]];
}

const idsOf = (given: Record<string, string>) => {
  const [products, table] = catalogueOf(given);
  return shownColumns(products, columns, table).map(({ id, rank }) => `${id} ${rank}`);
};

describe("the columns of a table", () => {
  test("are the figures that its products have, in catalogue order, ranked by how many have them", () => {
    expect(idsOf({ one: "nrc size", two: "nrc thickness size", three: "size" })).toEqual([
      "nrc 1",
      "thickness 2",
      "size 0",
    ]);
  });

  test("are those of the only kind of product", () => {
    expect(idsOf({ door: "stc" })).toEqual(["stc 0"]);
    expect(idsOf({ lamp: "power", other: "power" })).toEqual(["power 0"]);
  });

  test("exclude those of a few products among many", () => {
    const panels = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, "nrc"]));
    expect(idsOf({ ...panels, door: "stc" })).toEqual(["nrc 0"]);
  });

  test("are five at most", () => {
    expect(idsOf({ one: "nrc stc thickness size seat power motor" })).toHaveLength(5);
  });

  test("do not exist where nothing was supplied", () => expect(idsOf({ one: "", two: "" })).toEqual([]));
});

describe("a product without the columns of every screen", () => {
  const panel = "nrc thickness size";
  const panels = { a: `${panel} power`, b: `${panel} power`, c: panel, d: panel };
  const [products, table] = catalogueOf({ ...panels, door: "stc", lamp: "power", empty: "" });
  const shown = shownColumns(products, columns, table);
  const ownOf = (name: string, rest = {}) =>
    ownFigures({ ...products.find((each) => each.productId === name)!, ...rest }, shown, columns, table);

  test("shows its own figures in its row, including one of a column that a narrow screen leaves out", () => {
    expect(ownOf("door")).toEqual([{ label: "stc", printed: "stc of door" }]);
    expect(ownOf("lamp")).toEqual([{ label: "power", printed: "power of lamp" }]);
    expect(ownOf("a")).toBeUndefined();
  });

  test("then shows those of its card, without duplicates, and three at most", () => {
    const figures = ["stc", "core", "lock", "leaf"].map((label) => ({ label, value: label, sample: true }));
    expect(ownOf("door", { figures })?.map(({ label }) => label)).toEqual(["stc", "core", "lock"]);
  });

  test("shows what its card says if it has no figure", () => {
    expect(ownOf("empty", { description: "Providing and Fixing" })).toEqual([
      { label: "", printed: "Providing and Fixing" },
    ]);
    expect(ownOf("empty", { description: undefined })).toEqual([]);
  });

  test("shows a sample mark if its own figure is a sample", () => {
    const figures = [{ label: "Core", value: "Foam", sample: true }];
    const withSample = products.map((product) => (product.productId === "empty" ? { ...product, figures } : product));
    expect(hasSamples(products, shown, columns, table)).toBe(false);
    expect(hasSamples(withSample, shown, columns, table)).toBe(true);
  });
});
