import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchedFigure } from "#content/schema/search.ts";
import { answer } from "./search.ts";
import { openIndex, serialiseIndex } from "./search-index.ts";

const panel = (title: string, text: string, nrc: [number, number | null]): SearchDocument => ({
  id: title,
  kind: "product",
  title,
  path: "/",
  note: "",
  names: title,
  text,
  alsoCalled: "",
  measures: { figures: { nrc: [nrc] } },
});
const nrc: SearchedFigure = { id: "nrc", label: "NRC", words: ["nrc"], units: [], isLength: false, digits: 1 };

const index = openIndex(
  serialiseIndex(
    [
      panel("Foam", "ceiling panel | school", [0.9, 0.9]),
      panel("Slit", "ceiling panel | tegular edge | T-24 grid", [0.6, 0.83]),
      panel("Felt", "wall panel", [0.7, 0.95]),
      panel("Wool", "wall panel | writing pad", [0.8, null]),
    ],
    [nrc],
  ),
);
const ids = (query: string) => answer(index, query).products.map(({ id }) => id);
const demands = (query: string) => answer(index, query).demands;

describe("a query of several conditions", () => {
  test("names each, with the number of products that meet it and the query without it", () => {
    expect(demands("tegular panel NRC ≥ .85")).toMatchObject([
      { label: "tegular", count: 1, rest: "panel NRC >= 0.85" },
      { label: "panel", count: 4, rest: "tegular NRC >= 0.85" },
      {
        label: "NRC at least 0.85",
        count: 3,
        rest: "tegular panel",
        figure: { id: "nrc", value: "0.85", limit: "least" },
      },
    ]);
  });

  test("finds the products that meet everything first", () => {
    expect(ids("wall panel NRC 0.9")[0]).toBe("Felt");
    expect(ids("ceiling panel NRC 0.85")[0]).toBe("Foam");
  });

  test("says how far each product meets them", () => {
    const { products } = answer(index, "panel NRC 0.85");
    expect(Object.fromEntries(products.map(({ id, degrees }) => [id, degrees[1]]))).toEqual({
      Foam: 2,
      Slit: 0,
      Felt: 1,
      Wool: 1,
    });
  });
});

test("a word that no product has is counted as such, and does not count for the order", () => {
  expect(demands("cork panel")).toMatchObject([
    { label: "cork", count: 0 },
    { label: "panel", count: 4 },
  ]);
  expect(ids("cork tegular panel")[0]).toBe("Slit");
});

test("a misspelt word is read as the one that it resembles, and a known one as nothing else", () => {
  expect(demands("teguler")).toMatchObject([{ label: "teguler", readAs: "tegular", count: 1 }]);
  expect(demands("panel")[0]?.readAs).toBeUndefined();
  // Another first letter, and a longer word.
  expect(demands("wanel schooling").map(({ readAs }) => readAs)).toEqual([undefined, undefined]);
});

test("a code finds only itself", () => {
  expect(ids("T-24")).toEqual(["Slit"]);
  expect(ids("T-15")).toEqual([]);
  expect(ids("T-15/T-24")).toEqual(["Slit"]);
  expect(demands("T 24 panel")).toMatchObject([{ label: "T 24", count: 1 }, { label: "panel" }]);
});

test("a fire class that no product has is a condition that none meets", () => {
  expect(demands("panel fire class b")).toMatchObject([{ label: "panel" }, { label: "fire class B", count: 0 }]);
});

test.each(["45 dB panel", "45dB(A) panel", "45 db, panel"])(
  "a number with a unit that no product has is one condition: %s",
  (query) => {
    const [word, number] = demands(query);
    expect([word?.label, number?.count]).toEqual(["panel", 0]);
    expect(number?.label).toMatch(/^45 ?db/i);
    expect(demands(number!.rest).map(({ label }) => label)).toEqual(["panel"]);
  },
);

test("more than a number is above it", () => {
  for (const query of ["panel NRC > 0.9", "panel NRC more than 0.9", "panel NRC over 0.9"]) {
    expect(demands(query).at(-1)).toMatchObject({ label: "NRC above 0.9", count: 2, certain: 0 });
    expect(ids(query).indexOf("Foam")).toBeGreaterThan(1);
  }
});

test("a figure that no product reaches finds the nearest first", () => {
  expect(ids("panel NRC 0.99")[0]).toBe("Wool");
  expect(ids("panel NRC below 0.5")).toEqual(["Slit", "Felt", "Wool", "Foam"]);
});

test("what is not wanted comes last", () => {
  expect(demands("wall panel without writing pad").at(-1)).toMatchObject({
    label: "without writing pad",
    rest: "wall panel",
  });
  expect(ids("wall panel without writing pad").indexOf("Wool")).toBeGreaterThan(0);
  expect(ids("bina writing pad wala wall panel")[0]).toBe("Felt");
  expect(ids("panel not tegular").at(-1)).toBe("Slit");
  expect(ids("non-tegular ceiling panel")[0]).toBe("Foam");
});
