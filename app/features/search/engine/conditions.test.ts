import { describe, expect, test } from "vitest";
import type { SearchedFigure } from "#content/schema/search.ts";
import { createQueryParser } from "./conditions.ts";
import { degreeOf } from "./degrees.ts";

const figure = (id: string, given: Partial<SearchedFigure>): SearchedFigure => ({
  id,
  label: id,
  words: [],
  units: [],
  isLength: false,
  digits: 1,
  ...given,
});
const parseQuery = createQueryParser([
  figure("nrc", { words: ["nrc", "noise reduction"], isShare: true }),
  figure("stc", { words: ["stc"] }),
  figure("cri", { words: ["cri", "ra"] }),
  figure("humidity", { words: ["rh", "humidity"], units: ["%"] }),
  figure("airflow", { words: ["airflow resistivity"], units: ["kPa·s/m²"] }),
  figure("power", { units: ["W", "watt", "watts"], unitAlone: "exactly" }),
  figure("cct", { units: ["K"], unitAlone: "exactly", digits: 4 }),
  figure("weight", { units: ["kg/m²", "kg/m2"], unitAlone: "exactly" }),
  figure("warranty", { units: ["year", "years"], unitAlone: "at least" }),
  figure("thickness", { words: ["thick", "thickness"], units: ["mm"], isLength: true }),
  figure("seatWidth", { words: ["seat width", "width"], units: ["mm"], isLength: true }),
  figure("width", { words: ["width", "wide"], units: ["mm"], isLength: true }),
  figure("grid", { words: ["grid", "tee grid"], units: ["mm"], isLength: true, saidIn: "installation" }),
]);

const conditionsOf = (query: string) => parseQuery(query).parts.flatMap(({ conditions }) => conditions);

describe("a requested figure is understood", () => {
  test.each([
    ["NRC 0.8", "nrc", "least", 0.8],
    ["nrc at least 0.6", "nrc", "least", 0.6],
    ["nrc 85", "nrc", "least", 0.85],
    ["NRC >= 0.95", "nrc", "least", 0.95],
    ["NRC of 0.95 or more", "nrc", "least", 0.95],
    ["nrc below 0.7", "nrc", "below", 0.7],
    ["STC 45", "stc", "least", 45],
    ["cri 95+", "cri", "least", 95],
    ["RH 90%", "humidity", "least", 90],
    ["90% humidity", "humidity", "least", 90],
    ["400W", "power", "is", 400],
    ["more than 200 watts", "power", "above", 200],
    ["NRC greater than or equal to 0.9", "nrc", "least", 0.9],
    ["NRC > 0.9", "nrc", "above", 0.9],
    ["lighter than 1 kg/m2", "weight", "below", 1],
    ["under 1.5 kg/sqm", "weight", "below", 1.5],
    ["5600K", "cct", "is", 5600],
    ["10 year", "warranty", "least", 10],
    ["12mm thick", "thickness", "is", 12],
    ["thickness of 1.2 cm", "thickness", "is", 12],
    ["less than 10 mm thick", "thickness", "below", 10],
    ["seat width 450 mm", "seatWidth", "is", 450],
    ["seat width 450", "seatWidth", "is", 450],
    ["airflow resistivity over 5", "airflow", "above", 5],
    ["airflow resistivity below 12 kPa·s/m²", "airflow", "below", 12],
  ])("%s", (query, asked, comparison, value) => {
    expect(parseQuery(query)).toEqual({
      parts: [{ written: expect.any(String), conditions: [{ kind: "figure", figure: asked, comparison, value }] }],
      words: expect.stringMatching(/^\s*$/),
    });
  });

  test("a length without a name is any length", () => {
    expect(conditionsOf("100 mm")).toEqual([{ kind: "length", comparison: "is", value: 100 }]);
  });

  test.each(["450 mm width", "width 450 mm", "width: 450"])(
    "a length by a name of several figures is a length of one of them, or a side: %s",
    (query) =>
      expect(conditionsOf(query)).toEqual([
        { kind: "length", of: ["seatWidth", "width", "size"], comparison: "is", value: 450 },
      ]),
  );

  test.each([
    ["15 mm grid", "grid"],
    ["15mm tee grid ceiling", "tee grid ceiling"],
    ["grid of 15 mm", "grid"],
  ])(
    "a length beside a name that only texts contain is that figure's, and the name stays a word: %s",
    (query, words) => {
      expect(conditionsOf(query)).toEqual([{ kind: "figure", figure: "grid", comparison: "is", value: 15 }]);
      expect(parseQuery(query).words.replaceAll(/\s+/g, " ").trim()).toBe(words);
    },
  );

  test.each([
    ["T-24 grid 15 mm", { kind: "length", comparison: "is", value: 15 }],
    ["grid 15 mm thick", { kind: "figure", figure: "thickness", comparison: "is", value: 15 }],
  ])(
    "a length beside a grid that is not the grid's is another condition, and the grid stays a word: %s",
    (query, condition) => {
      expect(conditionsOf(query)).toEqual([condition]);
      expect(parseQuery(query).words).toContain("grid");
    },
  );

  test.each([
    ["600x1200", 600, 1200],
    ["1200 x 600 mm", 600, 1200],
    ["8 by 4", 4 * 304.8, 8 * 304.8],
    ["2'x2'", 2 * 304.8, 2 * 304.8],
    ["60 x 120 cm", 600, 1200],
  ])("the size %s", (query, shortMm, longMm) => {
    expect(conditionsOf(query)).toMatchObject([{ kind: "size", shortMm, longMm }]);
  });

  test("the power of each of several lamps is not a size", () => {
    expect(conditionsOf("led par 18x10w")).toEqual([{ kind: "figure", figure: "power", comparison: "is", value: 10 }]);
  });

  test.each([
    ["fire class A", "A"],
    ["class 1 fire", "1"],
    ["Class 0", "O"],
  ])("%s", (query, fireClass) => expect(conditionsOf(query)).toEqual([{ kind: "fireClass", fireClass }]));

  test("several conditions in one query leave its words", () => {
    const query = "LED par 200 watt CRI 95 for stage";
    const { words } = parseQuery(query);
    expect(
      conditionsOf(query)
        .map((each) => (each.kind === "figure" ? each.figure : each.kind))
        .toSorted(),
    ).toEqual(["cri", "power"]);
    expect(words.split(/\s+/)).toEqual(["LED", "par", "for", "stage"]);
  });

  test.each(["ABR 7", "par 64", "ABPB-11", "classroom panel", "JU-104", "a wall", "001", "4K"])(
    "%s is only words",
    (query) => expect(parseQuery(query)).toEqual({ parts: [], words: query }),
  );
});

describe("a product meets a condition", () => {
  const [least] = conditionsOf("NRC 0.6") as [ReturnType<typeof conditionsOf>[0]];
  const meeting = (query: string) => (measures: Parameters<typeof degreeOf>[0]) =>
    conditionsOf(query).every((each) => degreeOf(measures, each) > 0);

  test("by the best value of a range, and any value of an open end", () => {
    expect(degreeOf({ figures: { nrc: [[0.5, 0.7]] } }, least)).toBe(1);
    expect(degreeOf({ figures: { nrc: [[0.5, 0.5]] } }, least)).toBe(0);
    expect(meeting("CRI 98")({ figures: { cri: [[95, null]] } })).toBe(true);
    expect(meeting("STC 50")({ figures: { stc: [[null, 45]] } })).toBe(false);
  });

  test("if the number is in one of its ranges", () => {
    expect(meeting("5000K")({ figures: { cct: [[3000, 7000]] } })).toBe(true);
    expect(
      meeting("250W")({
        figures: {
          power: [
            [200, 200],
            [300, 300],
          ],
        },
      }),
    ).toBe(false);
  });

  test("for certain if all its variants do, and by one of several lengths on offer", () => {
    const degree = (query: string, measures: Parameters<typeof degreeOf>[0]) =>
      degreeOf(measures, conditionsOf(query)[0]!);
    const cri = {
      figures: {
        cri: [
          [85, null],
          [90, null],
          [95, null],
        ] as [number, null][],
      },
    };
    expect(degree("CRI 95", cri)).toBe(1);
    expect(degree("CRI 85", cri)).toBe(2);
    const thickness = {
      figures: {
        thickness: [
          [9, 9],
          [12, 12],
        ] as [number, number][],
      },
      lengths: ["thickness"],
    };
    expect(degree("at least 12 mm thick", thickness)).toBe(2);
    const power = {
      figures: {
        power: [
          [200, 200],
          [300, 300],
        ] as [number, number][],
      },
    };
    expect(degree("300 W", power)).toBe(2);
  });

  test("if a size in feet is that of the board or tile made for it", () => {
    expect(meeting("2x2")({ sizesMm: [[595, 595]] })).toBe(true);
    expect(meeting("8x4 ft")({ sizesMm: [[1220, 2440]] })).toBe(true);
    expect(meeting("8x4 ft")({ sizesMm: [[1200, 2400]] })).toBe(false);
  });

  test("if its class has an addition", () => {
    expect(meeting("class 1")({ fireClasses: ["1 & P"] })).toBe(true);
    expect(meeting("class A")({ fireClasses: ["1 & P"] })).toBe(false);
  });

  test("on a width by that of its seat or section or by a side, and by no other length", () => {
    const width = meeting("450 mm width");
    expect(width({ figures: { seatWidth: [[450, 550]] }, lengths: ["seatWidth"] })).toBe(true);
    expect(width({ sizesMm: [[450, 900]] })).toBe(true);
    expect(width({ figures: { thickness: [[450, 450]] }, lengths: ["thickness"] })).toBe(false);
  });

  test("but not if it does not have the figure", () => {
    expect(degreeOf({}, least)).toBe(0);
    expect(degreeOf(undefined, least)).toBe(0);
  });
});
