import { describe, expect, test } from "vitest";
import type { Quantity } from "../schema/reading.ts";
import { partOf, unbrokenParts } from "./parts.ts";

describe("a line of a figure", () => {
  test.each<[string, Quantity, string, string]>([
    ["12, 15, 16 or 18 mm", "length", "12, 15, 16 or 18", "mm"],
    ["750-800 kg/m3", "density", "750–800", "kg/m³"],
    ["48 Kg", "foamDensity", "48", "Kg"],
    ["5 years", "years", "5", "years"],
    ["1 year", "years", "1", "year"],
    ["1-2 H.P.", "enginePower", "1–2", "H.P."],
    ["5-6 m", "length", "5–6", "m"],
    ["600x600 and 1200x600 at 20 and 25 mm", "size", "600 × 600 and 1200 × 600 at 20 and 25", "mm"],
  ])("%s is numbers and their unit", (line, quantity, value, printed) => {
    expect(partOf(line, quantity)).toMatchObject({
      text: `${value} ${printed}`,
      value,
      unit: { printed, spaced: true },
    });
  });

  test.each<[string, Quantity, string, string]>([
    ["100/150/200W", "power", "100/150/200", "W"],
    ["75%", "share", "75", "%"],
  ])("%s has its unit without a space", (line, quantity, value, printed) => {
    expect(partOf(line, quantity)).toMatchObject({ text: line, value, unit: { printed, spaced: false } });
  });

  test.each<[string, Quantity]>([
    ["Class 1 & P", "fire"],
    ["Up to 45", "soundTransmissionClass"],
    ["0.90", "absorptionCoefficient"],
    ["BS EN 1021-1:1994", "fire"],
    ["75 to 300 mm and custom sizes", "text"],
    ["200W/300W", "power"],
    ["13.4% (square)", "share"],
    ["Hot dip galvanized at 120 gsm", "coatingWeight"],
    ["18 mm GI or aluminium channel", "text"],
  ])("%s is not split", (line, quantity) => expect(partOf(line, quantity)).toEqual({ text: line, value: line }));

  test("that is words for any number says so", () => {
    expect(partOf("Custom", "size", ["Custom"])).toEqual({ text: "Custom", value: "Custom", open: true });
  });

  test("has one spelling of its unit in the heading of a row", () => {
    expect(partOf("1 year", "years").unit?.heading).toBe("years");
    expect(partOf("48 Kg", "foamDensity").unit?.heading).toBe("kg");
    expect(partOf("3 m", "length").unit?.heading).toBe("m");
  });
});

describe("the parts of a printed text that must not break", () => {
  test.each([
    ["a size with its unit", "Metal ceiling tiles of 595 × 595 mm, plain or perforated.", ["595 × 595 mm"]],
    ["both ends of a row of sizes", "Sizes from 600 × 600 to 1200 × 2400 mm.", ["600 × 600", "1200 × 2400 mm"]],
    ["a density", "Light, at a density of 100–120 kg/m³.", ["100–120 kg/m³"]],
    ["no number without a unit", "Four thicknesses, coded 001 to 020.", []],
  ])("%s", (_case, text, parts) => expect(unbrokenParts(text)).toEqual(parts));
});
