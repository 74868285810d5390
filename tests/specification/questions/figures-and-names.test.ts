import { describe, expect, test } from "vitest";
import { openIndex, serialiseIndex } from "#app/features/search/engine/search-index.ts";
import { answer, searchProducts } from "#app/features/search/engine/search.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";

const catalogue = ownCatalogue();
const index = openIndex(
  serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures, catalogue.searchedFinishes),
);
const demands = (query: string) => answer(index, query).demands;
const labels = (query: string) => demands(query).map(({ label }) => label);
const reached = (id: string) => index.byId.get(id)?.measures?.figures?.["nrc"]?.[0]?.[1];

test.each([
  ["perforated 12.5mm", ["perforated", "12.5mm"]],
  ["60 min fire door", ["fire", "door", "60 min"]],
  ["euroclass B-s1,d0", ["euroclass", "B-s1", "d0"]],
  ["48 kg foam chair", ["48 kg", "foam", "chair"]],
  ["fire class B-s1,d0 panel", ["panel", "fire class B-s1,d0"]],
])("no name, comparison or class is found inside a word: %s", (query, expected) =>
  expect(labels(query)).toEqual(expected),
);

describe("a measure that no product has is named as a whole", () => {
  test.each([
    ["αw 0.9 ceiling", "αw 0.9"],
    ["ceiling Rw ≥ 45", "Rw >= 45"],
    ["CAC min 35 ceiling", "CAC min 35"],
    ["45 dB door", "45 dB"],
    ["5000 lumens par", "5000 lumens"],
    ["ISO 354 ceiling", "ISO 354"],
  ])("%s", (query, label) => expect(demands(query).filter(({ count }) => count === 0)).toMatchObject([{ label }]));

  test("and finds nothing alone", () => expect(searchProducts(index, "Rw 45")).toEqual([]));

  test.each(["ABR 7", "par 64", "BS 7176 fabric", "ju 104", "STC 45 dB door", "gypsum 12.5", "120 gsm", "T 24 panel"])(
    "but not a number that products have: %s",
    (query) => expect(demands(query).filter(({ count }) => count === 0)).toEqual([]),
  );
});

test("a word of two letters does not match the beginning of another one", () =>
  expect(demands("nrc 0.9 aw")).toMatchObject([{ label: "aw", count: 0 }, { count: 6 }]));

test.each([
  ["absoft fire rating", "acousticCeilings/absoftTile"],
  ["gypsum NRC 0.95 warranty 10 years", "wallPanels/gypsumBoard"],
  ["foam density 48", "seatingSystems/abpb11"],
  ["chair foam density 48", "seatingSystems/abpb11"],
  ["CRI 90 warm white 3200K", "stageSystems/parCan"],
  ["perforation 13.4%", "wallPanels/gypsumBoard"],
  ["stc 30 partition", "acousticDoors/door"],
])("%s finds %s first", (query, product) => expect(searchProducts(index, query)[0]).toBe(product));

test.each(["white CRI 90", "chair CRI 90"])("no product without the figure precedes one that meets it: %s", (query) => {
  const { demands: asked, products } = answer(index, query);
  const place = asked.findIndex(({ figure }) => figure?.id === "cri");
  const meets = products.map(({ degrees }) => degrees[place]! > 0);
  expect(meets.lastIndexOf(true)).toBe(4);
  expect(products.filter(({ degrees }) => degrees.every((degree) => degree === 0))).toEqual([]);
});

test("the colour of a light is not the colour of a product", () =>
  expect(demands("cool white LED par")).toMatchObject([{ label: "cool white", count: 0 }, {}, {}]));

test("a light with the CRI in some variants precedes one for which it is not stated", () =>
  expect(searchProducts(index, "CRI 95").slice(-2)).toEqual(["stageSystems/parLight", "stageSystems/movingHead"]));

test("products that nearly reach a figure follow those that do, before those without it", () => {
  const ceilings = answer(index, "ceiling NRC 0.85").products.filter(({ degrees }) => degrees[0]);
  expect(ceilings.slice(0, 6).map(({ id }) => reached(id))).toEqual([0.9, 0.9, 0.83, 0.83, 0.8, 0.7]);
  expect(ceilings.slice(6).map(({ id }) => reached(id))).toEqual(ceilings.slice(6).map(() => undefined));
});

test("each of two words that no product has together keeps its products", () => {
  const { products } = answer(index, "fabric chair");
  for (const place of [0, 1]) expect(products.some(({ degrees }) => degrees[place]! > 0)).toBe(true);
});
