import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { openIndex, serialiseIndex } from "./search-index.ts";
import { degreeOf } from "./degrees.ts";
import { answer, searchProducts } from "./search.ts";

const catalogue = ownCatalogue();
const index = openIndex(
  serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures, catalogue.searchedFinishes),
);

const reported = ["numbers-of-figures", "inches-and-feet"].flatMap((name) =>
  readFileSync(`app/features/search/testing/${name}.tsv`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t") as [string, string]),
);

test.each([
  ...reported,
  ["NRC >= 0.85", "NRC 0.85"],
  ["NRC ०.८५", "NRC 0.85"],
  ["NRC 0·85 or more", "NRC 0.85"],
  ["NRC\u00A00.\u200B85", "NRC 0.85"],
  ["NRC 0.6–0.83", "NRC between 0.6 and 0.83"],
  ["NRC 0.6 to 0.83", "NRC from 0.6 - 0.83"],
  ["0.7−0.9 NRC", "NRC 0.7-0.9"],
  ["95 CRI", "CRI 95"],
  ["density ≤ 200 kg/m³", "density <= 200 kg/m³"],
  ...["100 kg/cum", "100kg/cu.m", "100kgs/m3", "100 kg/m^3", "100 Kg per cubic metre", "100 kg/cubic meter"].map(
    (written): [string, string] => [written, "100 kg/m³"],
  ),
  ["1.2m x 600mm panel", "1200 x 600 mm panel"],
  ["1200(L) x 600(W) panel", "1200 x 600 mm panel"],
  ["1200 mm (L) x 600 mm (W) panel", "1200 x 600 mm panel"],
  ["half an inch gypsum board", "12.5 mm gypsum board"],
  ["1 and a half inch thick panel", "1.5 inch thick panel"],
  ["PET™ panel", "PET panel"],
  ["one-inch-thick panel", "25 mm thick panel"],
  ["1″ thick panel", "25 mm thick panel"],
  ["2.5 centimetres thick", "25 mm thick"],
  ["25-mm thick", "25 mm thick"],
  ["9 mm to 15 mm thick", "9-15 mm thick"],
  ["≤12 mm thick", "at most 12 mm thick"],
  ["2′ × 2′ ceiling tile", "2x2 ft ceiling tile"],
  ["two feet by two feet ceiling tile", "2x2 ft ceiling tile"],
  ['24" x 24" ceiling tile', "2 ft x 2 ft ceiling tile"],
  ["“wall panel” NRC .85", "wall panel NRC 0.85"],
  ...[
    "NRC-0.8",
    "N.R.C. 0.8",
    "NRC (0.8",
    "ＮＲＣ　０．８",
    "NRC 80%",
    "NRC value: 0.8",
    "NRC ~0.8",
    "min. NRC of 0.8",
    "NRC:- 0.8",
    "NRC @ 0.8",
    "NRC equal to 0.8",
    "𝗡𝗥𝗖 𝟬.𝟴",
  ].map((written): [string, string] => [written, "NRC 0.8"]),
  ...[
    "not less than 0.8",
    "greater than or equal to 0.8",
    "> = 0.8",
    "0.8 min.",
    "0.8 & up",
    "0.8 or greater",
    "0.8 (min)",
  ].map((written): [string, string] => [`NRC ${written}`, "NRC at least 0.8"]),
  ...["less than or equal to 0.7", "0.7 or less", "0.7 max", "not exceeding 0.7", "no more than 0.7"].map(
    (written): [string, string] => [`NRC ${written}`, "NRC at most 0.7"],
  ),
  ["NRC lower than 0.7", "NRC below 0.7"],
  ["maximum thickness 12 mm", "at most 12 mm thick"],
  ["thickness max. 12 mm", "at most 12 mm thick"],
  ["25mm thk", "25 mm thick"],
  ["12mm (thick", "12 mm thick"],
  ["१२ मिमी मोटा", "12 mm thick"],
  ["600 mm W x 1200 mm H", "600x1200 mm"],
  ["10+ years warranty", "10 years or more warranty"],
  ["fire class-A", "class A fire"],
  ['class "A" fire', "class A fire"],
  ["80 per cent humidity", "80% humidity"],
  ["NRC 0.7/0.9", "NRC 0.7-0.9"],
  ["NRC 0.8 / 25 mm", "NRC 0.8, 25 mm"],
  ["NRC 0.8 - 25 mm", "NRC 0.8, 25 mm"],
  ["12 & 15 mm", "12 mm 15 mm"],
  ["9, 12 or 15mm thick", "9 mm thick 12 mm thick 15 mm thick"],
  ["9mm/12mm", "9 mm 12 mm"],
  ["12½ mm thick", "12.5 mm thick"],
])("a search for %s finds the same products as one for %s, in the same order", (written, plain) => {
  const found = searchProducts(index, plain);
  expect(found).not.toEqual([]);
  expect(searchProducts(index, written)).toEqual(found);
});

test("a search for a density finds the products that have it, and none with only its number or its unit", () => {
  const withIt = catalogue.products.filter(({ specifications }) =>
    specifications.some(({ figures }) =>
      figures.some(({ key, printed }) => key === "density" && printed.includes("100–120 kg/m³")),
    ),
  );
  expect(withIt).not.toEqual([]);
  expect(searchProducts(index, "100 kg/m³").toSorted()).toEqual(withIt.map(({ id }) => id).toSorted());
});

describe("a search for the width of a grid or channel", () => {
  const meeting = (query: string, kind: "grid" | "channel") => {
    const { demands, products } = answer(index, query);
    const place = demands.findIndex(({ figure, label }) => figure && label.toLowerCase().startsWith(kind));
    expect(demands[place], query).toBeDefined();
    return products.filter(({ degrees }) => degrees[place]).map(({ id }) => id);
  };
  const installedWith = (text: string) =>
    catalogue.products
      .filter(({ specifications }) =>
        specifications.some(({ figures }) => figures.some(({ printed }) => printed.join().includes(text))),
      )
      .map(({ id }) => id);

  test("finds the products whose text states it", () => {
    expect(installedWith("T-24")).not.toEqual([]);
    expect(meeting("24 mm grid", "grid").toSorted()).toEqual(installedWith("T-24").toSorted());
    expect(meeting("18 mm channel", "channel").toSorted()).toEqual(installedWith("18 mm channel").toSorted());
  });

  test.each(["15 mm grid", "tegular tile for 15 mm grid", "flange 25 mm"])(
    "is met by no product that only is as thick or as wide: %s",
    (query) => expect(meeting(query, "grid")).toEqual([]),
  );
});

test("a search for a figure as the site prints it finds its product", () => {
  const conditionsOf = (query: string) => index.parseQuery(query).parts.flatMap(({ conditions }) => conditions);
  let asked = 0;
  for (const { id, words } of catalogue.searchedFigures) {
    for (const product of catalogue.products) {
      const figure = product.specifications.flatMap(({ figures }) => figures).find(({ key }) => key === id);
      for (const printed of figure?.reading.quantity === "words" ? [] : (figure?.printed ?? [])) {
        // The text in brackets explains the figure.
        const text = printed.replaceAll(/ ?\(.*?\)/g, "");
        for (const query of [`${words[0] ?? ""} ${text}`, ...words.map((word) => `${text} ${word}`)]) {
          if (conditionsOf(query).length === 0) continue;
          asked += 1;
          const { measures } = index.byId.get(product.id) ?? {};
          expect(
            conditionsOf(query).every((condition) => degreeOf(measures, condition) > 0),
            `${product.id}: ${query}`,
          ).toBe(true);
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
});
