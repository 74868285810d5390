import { describe, expect, test } from "vitest";
import { readDefinitions } from "./definitions.ts";
import { readingsIn } from "./readings.ts";

const definitions = readDefinitions("content");

function words(figures: Record<string, unknown>): string[] {
  return readingsIn({ specifications: [{ title: "Panel", figures }] }, definitions).map((reading) => reading.words);
}

describe("the reading of a figure", () => {
  test.each([
    ["a range", { nrc: "0.6-0.83" }, "On the site: 0.6–0.83"],
    ["one number with its zeros", { nrc: "0.90" }, "On the site: 0.90"],
    ["a descending range", { weight: "0.4-0.10 kg/m2" }, "On the site: 0.4–0.10 kg/m²"],
    ["a size", { size: "600x600 mm" }, "On the site: 600 × 600 mm"],
    ["a sample", { nrc: { value: "0.83", sample: true } }, "On the site: 0.83"],
    ["a density", { foamDensity: "45 kg/m3" }, "On the site: 45 kg/m³"],
    ["several lines", { thickness: ["16 mm", "18 mm"] }, "On the site: 16 mm, 18 mm"],
  ])("is shown as the site prints it: %s", (_, figures, expected) => {
    expect(words(figures)).toEqual([expected]);
  });

  test("is not shown for unreadable, empty or non-numeric values", () => {
    expect(words({ nrc: "much", density: "", unknown: "1", thickness: 3 })).toEqual([]);
  });

  test("is shown at the field that holds it", () => {
    const value = { warranty: "5 years", home: { figure: { key: "nrc", value: "0.6-1.00" } } };
    expect(readingsIn(value, definitions)).toEqual([
      { at: ["warranty"], words: "On the site: 5 years" },
      { at: ["home", "figure", "value"], words: "On the site: 0.6–1.00" },
    ]);
  });
});
