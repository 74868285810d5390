import { afterEach, describe, expect, test } from "vitest";
import type { Reading } from "../schema/reading.ts";
import { ContentCopy, ownCatalogue, removeContentCopies } from "../testing/content-copy.ts";
import { partOf, printFigure } from "./print-figure.ts";
import { readFigure, UnreadableFigure, type Readable } from "./read-figure.ts";
import { printArea } from "./areas.ts";
import { figureOf } from "../testing/figures.ts";

afterEach(removeContentCopies);

const read = (text: string, quantity: Readable["quantity"], open?: string[]) => readFigure([text], { quantity, open });

describe("a figure is read into numbers of one unit", () => {
  test("a range, alternatives, and a unit that applies to all of them", () => {
    expect(read("0.6-0.83", "absorptionCoefficient")).toMatchObject({ spans: [{ minimum: 0.6, maximum: 0.83 }] });
    expect(read("12, 15, 16 or 18 mm", "length")).toMatchObject({
      unit: "mm",
      spans: [12, 15, 16, 18].map((each) => ({ minimum: each, maximum: each })),
    });
    expect(read("75 to 300 mm", "length")).toMatchObject({ spans: [{ minimum: 75, maximum: 300 }] });
  });

  test.each(["75–300 mm", "75 – 300 mm", "75 mm–300 mm"])(
    "a range with the dash of a word processor, as in %s",
    (text) => {
      expect(read(text, "length")).toMatchObject({ unit: "mm", spans: [{ minimum: 75, maximum: 300 }] });
      expect(printFigure(text, "length")).toBe(text.replace(" – ", "–"));
      expect(partOf("75–300 mm", "length")).toEqual(partOf("75-300 mm", "length"));
    },
  );

  test("metres become millimetres", () => {
    expect(read("5-6 m", "length")).toMatchObject({ unit: "mm", spans: [{ minimum: 5000, maximum: 6000 }] });
  });

  test("the weight of a piece is in kilograms", () => {
    expect(read("14.5 kg", "weight")).toMatchObject({ unit: "kg", spans: [{ minimum: 14.5, maximum: 14.5 }] });
    expect(read("12-14 Kg", "weight")).toMatchObject({ unit: "kg", spans: [{ minimum: 12, maximum: 14 }] });
  });

  test.each(["4.2 kg/sqm", "4.2 kg/sq m", "4.2 kg/sq. m", "4.2kg/sq.m.", "4.2 kg/m2"])(
    "a weight by area may be typed without the character ², as %s",
    (text) => {
      expect(read(text, "areaWeight")).toMatchObject({ unit: "kg/m²", spans: [{ minimum: 4.2, maximum: 4.2 }] });
      expect(partOf(text, "areaWeight").unit).toMatchObject({ printed: "kg/m²", heading: "kg/m²" });
    },
  );

  test("an open end stays open", () => {
    expect(read("95+", "colourRendering")).toMatchObject({ spans: [{ minimum: 95 }] });
    expect(read("Up to 45", "soundTransmissionClass")).toMatchObject({ spans: [{ maximum: 45 }] });
    expect(read("Up to 0.90", "absorptionCoefficient")).toMatchObject({ spans: [{ maximum: 0.9 }] });
  });

  test("a descending range is marked, not corrected", () => {
    expect(read("0.4-0.10 kg/m2", "areaWeight")).toMatchObject({
      spans: [{ minimum: 0.1, maximum: 0.4, descending: true }],
    });
  });

  test("several second sides share the first", () => {
    expect(read("2440 x 128 / 192 mm", "size")).toMatchObject({
      sizes: [
        { firstMm: 2440, secondMm: 128 },
        { firstMm: 2440, secondMm: 192 },
      ],
    });
  });

  test("words that replace a number are kept as words", () => {
    expect(read("Variable", "power", ["Variable"])).toMatchObject({ spans: [], open: ["Variable"] });
  });

  test("a fire class stays as supplied, and a standard keeps its edition", () => {
    expect(read("Class 1 & P", "fire")).toMatchObject({ ratings: [{ fireClass: "1 & P" }] });
    expect(read("BS EN 1021-1:1994", "fire")).toMatchObject({
      ratings: [{ standard: "BS EN 1021-1", editionYear: 1994 }],
    });
  });
});

describe("an invalid figure is refused", () => {
  test.each<[string, Readable["quantity"]]>([
    ["0.6 - 0.83", "absorptionCoefficient"],
    ["8.3", "absorptionCoefficient"],
    ["0.83-0.6", "absorptionCoefficient"],
    ["0.6/0.83", "absorptionCoefficient"],
    ["0.6+", "absorptionCoefficient"],
    ["0,9", "absorptionCoefficient"],
    ["", "absorptionCoefficient"],
    ["12.5", "length"],
    ["12.5 mn", "length"],
    ["12 mm, 5", "length"],
    ["12..5 mm", "length"],
    ["12/ mm", "length"],
    ["180-200 kg/m2", "density"],
    ["120%", "share"],
    ["14.5", "weight"],
    ["14 kg/m2", "weight"],
    ["14 lb", "weight"],
    ["600x600", "size"],
    ["600x600x12 mm", "size"],
    ["Variable", "power"],
    ["class a", "fire"],
    ["RH 70", "climate"],
    ["OC 50, RH 170", "climate"],
    ["Tip-Up", "seat"],
  ])("%s as %s", (text, quantity) => {
    expect(() => read(text, quantity)).toThrow(UnreadableFigure);
  });

  test("with file, line, key and how to write it, and the catalogue is not built", () => {
    const mistakes = new ContentCopy().edit("products/wallPanels/petPanel.yaml", '"9/12 mm"', '"9/12 mn"').mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^content\/products\/wallPanels\/petPanel\.yaml:\d+: specifications\[0\]\.figures\.thickness: Write the thickness as a number with its unit, such as 12\.5 mm, .*, not “9\/12 mn”\.$/,
      ),
    ]);
  });

  test("also on cards, in warranties and on the home page", () => {
    const mistakes = new ContentCopy()
      .edit("products/stageSystems/blinder.yaml", '"200/400W"', '"200/400 watts"')
      .edit("products/wallPanels/petPanel.yaml", '"5 years"', '"five years"')
      .edit("categories/wallPanels.yaml", '"0.6-1.00"', '"0.6-10.0"')
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining("home.figure.value: Write the NRC as a number from 0 to 1.25, not “0.6-10.0”."),
      expect.stringContaining("or as “Variable”, not “200/400 watts”."),
      expect.stringContaining(
        "warranty: Write the warranty as a number with its unit, such as 5 years, not “five years”.",
      ),
    ]);
  });

  test("a key without a quantity", () => {
    const mistakes = new ContentCopy().edit("figures.yaml", "  quantity: areaWeight\n", "");
    expect(mistakes.mistakes()).toEqual([expect.stringContaining("weight.quantity: Choose absorptionCoefficient, ")]);
  });
});

test("every number of the catalogue's measures is in its reading", () => {
  const measures = ownFigures().filter(({ reading }) => !["text", "words", "fire"].includes(reading.quantity));
  expect(measures.length).toBeGreaterThan(120);
  for (const { key, lines, reading } of measures) {
    const factor = lines.some((line) => line.endsWith(" m")) ? 1000 : 1;
    const written = lines.join(" ").replaceAll(/(?<=\d),(?=\d{3})|(?<=k?g?\/m|\bm)[23]\b|\(.*?\)/g, "");
    const supplied = [...written.matchAll(/(?<![\d.])-?\d+(?:\.\d+)?/g)].map(([digits]) =>
      Math.abs(Number(digits) * factor),
    );
    expect(numbersIn(reading), `${key} ${lines.join(", ")}`).toEqual(new Set(supplied));
  }
});

function ownFigures() {
  return ownCatalogue().products.flatMap(({ specifications }) => specifications.flatMap(({ figures }) => figures));
}

function numbersIn(reading: Reading): Set<number> {
  const found = [...JSON.stringify(reading, dropRemarks).matchAll(/(?<=:|\[|,)-?\d+(?:\.\d+)?/g)];
  return new Set(found.map(([digits]) => Math.abs(Number(digits))));
}

function dropRemarks(name: string, value: unknown): unknown {
  return name === "remark" ? undefined : value;
}

test.each([
  ["300 sqm", "300 m²"],
  ["4,850 sqft", "4,850 sq ft"],
  ["6,800 sq ft approx.", "about 6,800 sq ft"],
  ["approx 6,800 sq. ft.", "about 6,800 sq ft"],
  ["450 m² (approximately)", "about 450 m²"],
  ["~450m2", "about 450 m²"],
  ["1.2 lakh sft", "1,20,000 sq ft"],
  ["approx. 2 lacs sq. ft.", "about 2,00,000 sq ft"],
  ["4500 s.ft", "4500 sq ft"],
  ["450 smt", "450 m²"],
  ["450 m^2", "450 m²"],
  ["0.5 acre", "0.5 acres"],
  ["1 Acre", "1 acre"],
  ["2 ha", "2 hectares"],
  ["6,800 approx", undefined],
  ["450 carats", undefined],
  ["about m²", undefined],
])("the area %j is printed as %j", (written, printed) => {
  expect(printArea(written)).toBe(printed);
});

const of = (quantity: "length" | "size" | "words", ...lines: string[]) =>
  figureOf("figure", { quantity, open: ["Custom"] }, ...lines).alternatives;

test.each([
  ["16, 17 or 18 mm", ["16 mm", "17 mm", "18 mm"]],
  ["0.5/0.70 mm", ["0.5 mm", "0.70 mm"]],
  ["12.5 mm", ["12.5 mm"]],
  ["15-25 mm", ["15–25 mm"]],
])("the thicknesses in %s", (line, values) => {
  expect(of("length", line)).toEqual(values);
});

test.each([
  [["2440 x 128 / 192 mm"], ["2440 × 128 mm", "2440 × 192 mm"]],
  [["600x600/1200, 1200x1200/2400 mm"], ["600 × 600 mm", "600 × 1200 mm", "1200 × 1200 mm", "1200 × 2400 mm"]],
  [
    ["600x600 and 1200x600 at 20 and 25 mm", "Custom"],
    ["600 × 600 mm", "1200 × 600 mm", "Custom"],
  ],
  [["84x12.5 mm", "84x12.5 mm"], ["84 × 12.5 mm"]],
])("the sizes in %j", (lines, values) => {
  expect(of("size", ...lines)).toEqual(values);
});

test("the words of an edge stay as supplied", () => {
  expect(of("words", "Square, tegular or tongue and groove")).toEqual(["Square", "tegular", "tongue and groove"]);
});
