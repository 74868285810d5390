import { describe, expect, test } from "vitest";
import { meets, understand } from "./conditions.ts";

const conditionsOf = (query: string) => understand(query).conditions;

describe("a figure that is asked for is understood", () => {
  test.each([
    ["NRC 0.8", "nrc", "least", 0.8],
    ["nrc at least 0.6", "nrc", "least", 0.6],
    ["NRC >= 0.95", "nrc", "least", 0.95],
    ["NRC of 0.95 or more", "nrc", "least", 0.95],
    ["nrc below 0.7", "nrc", "below", 0.7],
    ["STC 45", "stc", "least", 45],
    ["cri 95+", "cri", "least", 95],
    ["RH 90%", "humidityPercent", "least", 90],
    ["90% humidity", "humidityPercent", "least", 90],
    ["400W", "powerW", "is", 400],
    ["more than 200 watts", "powerW", "least", 200],
    ["5600K", "cctK", "is", 5600],
    ["10 year", "warrantyYears", "least", 10],
    ["12mm thick", "thicknessMm", "is", 12],
    ["thickness of 1.2 cm", "thicknessMm", "is", 12],
    ["less than 10 mm thick", "thicknessMm", "below", 10],
    ["100 mm", "lengthMm", "is", 100],
  ])("%s", (query, measure, comparison, value) => {
    expect(understand(query)).toEqual({
      conditions: [{ measure, comparison, value }],
      words: expect.stringMatching(/^\s*$/),
    });
  });

  test.each([
    ["600x1200", 600, 1200],
    ["1200 x 600 mm", 600, 1200],
    ["8 by 4", 4 * 304.8, 8 * 304.8],
    ["2'x2'", 2 * 304.8, 2 * 304.8],
    ["60 x 120 cm", 600, 1200],
  ])("the size %s", (query, shortMm, longMm) => {
    expect(conditionsOf(query)).toMatchObject([{ measure: "size", shortMm, longMm }]);
  });

  test.each([
    ["fire class A", "A"],
    ["class 1 fire", "1"],
    ["Class 0", "O"],
  ])("%s", (query, fireClass) => expect(conditionsOf(query)).toEqual([{ measure: "fireClass", fireClass }]));

  test("several in one query leave its words", () => {
    const { conditions, words } = understand("LED par 200 watt CRI 95 for stage");
    expect(conditions.map(({ measure }) => measure).toSorted()).toEqual(["cri", "powerW"]);
    expect(words.split(/\s+/)).toEqual(["LED", "par", "for", "stage"]);
  });

  test.each(["ABR 7", "par 64", "ABPB-11", "classroom panel", "JU-104", "a wall", "001"])(
    "%s is words alone",
    (query) => expect(understand(query)).toEqual({ conditions: [], words: query }),
  );
});

describe("a product meets what is asked", () => {
  const [least] = conditionsOf("NRC 0.6") as [ReturnType<typeof conditionsOf>[0]];
  const meeting = (query: string) => (measures: Parameters<typeof meets>[0]) =>
    conditionsOf(query).every((each) => meets(measures, each));

  test("of a range the best value counts, and an open end reaches everything", () => {
    expect(meets({ nrc: [[0.5, 0.7]] }, least)).toBe(true);
    expect(meets({ nrc: [[0.5, 0.5]] }, least)).toBe(false);
    expect(meeting("CRI 98")({ cri: [[95, null]] })).toBe(true);
    expect(meeting("STC 50")({ stc: [[null, 45]] })).toBe(false);
  });

  test("a number lies in one of its ranges", () => {
    expect(meeting("5000K")({ cctK: [[3000, 7000]] })).toBe(true);
    expect(
      meeting("250W")({
        powerW: [
          [200, 200],
          [300, 300],
        ],
      }),
    ).toBe(false);
  });

  test("a size in feet is that of the board or tile made for it", () => {
    expect(meeting("2x2")({ sizesMm: [[595, 595]] })).toBe(true);
    expect(meeting("8x4 ft")({ sizesMm: [[1220, 2440]] })).toBe(true);
    expect(meeting("8x4 ft")({ sizesMm: [[1200, 2400]] })).toBe(false);
  });

  test("a class with an addition is that class", () => {
    expect(meeting("class 1")({ fireClasses: ["1 & P"] })).toBe(true);
    expect(meeting("class A")({ fireClasses: ["1 & P"] })).toBe(false);
  });

  test("without the figure it does not", () => {
    expect(meets({}, least)).toBe(false);
    expect(meets(undefined, least)).toBe(false);
  });
});
