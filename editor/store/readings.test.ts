import { describe, expect, test } from "vitest";
import { readDefinitions } from "./definitions.ts";
import { readingsIn } from "./readings.ts";

const definitions = readDefinitions("content");

function words(figures: Record<string, unknown>): string[] {
  return readingsIn({ specifications: [{ title: "Panel", figures }] }, definitions).map((reading) => reading.words);
}

describe("the reading of a figure", () => {
  test.each([
    ["a range", { nrc: "0.6-0.83" }, "Read as: NRC from 0.6 to 0.83"],
    ["one number", { nrc: "0.83" }, "Read as: NRC 0.83"],
    ["alternatives", { thickness: "16, 17 or 18 mm" }, "Read as: Thickness 16 mm, or 17 mm, or 18 mm"],
    ["a size", { size: "600x600 mm" }, "Read as: Size 600 × 600 mm"],
    ["a sample", { nrc: { value: "0.83", sample: true } }, "Read as: NRC 0.83"],
    ["a density as the page prints it", { foamDensity: "45 kg/m3" }, "Read as: Foam density 45 kg/m³"],
    ["a length in metres", { length: "5-6 m" }, "Read as: Length from 5000 to 6000 mm"],
    ["several lines", { thickness: ["16 mm", "18 mm"] }, "Read as: Thickness 16 mm, or 18 mm"],
  ])("is shown in words: %s", (_, figures, expected) => {
    expect(words(figures)).toEqual([expected]);
  });

  test("is not shown for unreadable, empty or non-numeric values", () => {
    expect(words({ nrc: "much", density: "", unknown: "1", thickness: 3 })).toEqual([]);
  });

  test("is shown at the field that holds it", () => {
    const value = { warranty: "5 years", home: { figure: { key: "nrc", value: "0.6-1.00" } } };
    expect(readingsIn(value, definitions)).toEqual([
      { at: ["warranty"], words: "Read as: Warranty 5 years" },
      { at: ["home", "figure", "value"], words: "Read as: NRC from 0.6 to 1" },
    ]);
  });
});
