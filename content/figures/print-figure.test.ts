import { describe, expect, test } from "vitest";
import type { Quantity } from "../schema/reading.ts";
import { partOf, unbrokenParts, printFigure } from "./print-figure.ts";
import { ownCatalogue } from "../testing/content-copy.ts";

describe("a line of a figure", () => {
  test.each<[string, Quantity, string, string]>([
    ["12, 15, 16 or 18 mm", "length", "12, 15, 16 or 18", "mm"],
    ["750-800 kg/m3", "density", "750–800", "kg/m³"],
    ["48 Kg", "foamDensity", "48", "Kg"],
    ["48kg", "foamDensity", "48", "kg"],
    ["5 years", "years", "5", "years"],
    ["1 year", "years", "1", "year"],
    ["1-2 H.P.", "enginePower", "1–2", "H.P."],
    ["110 -125 kg/cu.m", "density", "110–125", "kg/m³"],
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

describe("a measure is typeset", () => {
  test.each<[string, string, Quantity]>([
    ["0.6-0.83", "0.6–0.83", "absorptionCoefficient"],
    ["0.4-0.10 kg/m2", "0.4–0.10 kg/m²", "areaWeight"],
    ["750-800 kg/m3", "750–800 kg/m³", "density"],
    ["420 kg/m3 (+/- 10%)", "420 kg/m³ (±10%)", "density"],
    ["3-4.2 kg/sq. m", "3–4.2 kg/m²", "areaWeight"],
    ["45 kg/cu m", "45 kg/m³", "density"],
    ["600x600 and 1200x600 at 20 and 25 mm", "600 × 600 and 1200 × 600 at 20 and 25 mm", "size"],
    ["2440 x 128 / 192 mm", "2440 × 128 / 192 mm", "size"],
    ["600x600/1200, 1200x1200/2400 mm", "600 × 600/1200, 1200 × 1200/2400 mm", "size"],
    ["400W (4x100W)", "400W (4 × 100W)", "power"],
    ["AC 100-240V 50-60Hz", "AC 100–240V 50–60Hz", "mains"],
    ["13.4-17.2% (square)", "13.4–17.2% (square)", "share"],
    ["3000K-7000K", "3000K–7000K", "colourTemperature"],
    ["1-2 H.P.", "1–2 H.P.", "enginePower"],
    ["+45° to -30°", "+45° to -30°", "temperature"],
    ["100/150/200W", "100/150/200W", "power"],
    ["50,000 hours", "50,000 hours", "hours"],
    ["48 Kg", "48 Kg", "foamDensity"],
    ["12-14 kg", "12–14 kg", "weight"],
    ["50kg", "50 kg", "weight"],
    ["45kg/m3", "45 kg/m³", "density"],
    ["600x600mm", "600 × 600 mm", "size"],
    ["85 %", "85%", "share"],
    ["300 W", "300W", "power"],
  ])("%s is printed as %s", (supplied, printed, quantity) => {
    expect(printFigure(supplied, quantity)).toBe(printed);
  });
});

describe("words, codes and standards are printed exactly as supplied", () => {
  test.each<[string, Quantity]>([
    ["BS EN 1021-1:1994", "fire"],
    ["BS 7176:1995", "fire"],
    ["T-24 grid or 18 mm channel", "text"],
    ["Class 1 & P", "fire"],
    ["Class O", "fire"],
    ["OC 50, RH 90", "climate"],
  ])("%s stays as it is", (supplied, quantity) => expect(printFigure(supplied, quantity)).toBe(supplied));

  test("pattern names are never typeset", () => {
    const names = ownCatalogue().products.flatMap(({ patterns }) => patterns?.items.map(({ name }) => name) ?? []);
    expect(names).toEqual(expect.arrayContaining(["Slat 16/3-4", "Slat 21/3-4", "Slat 28/4", "Slat 56/4", "D10/10"]));
  });
});

/** A figure without its typography. Superscripts count as the digits that they represent. */
function plain(figure: string): string {
  return figure
    .replaceAll("²", "2")
    .replaceAll("³", "3")
    .replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, "x")
    .replaceAll(/ ?[-–] ?/g, "-");
}

test("no figure of the catalogue gains, loses or moves a digit when it is printed", () => {
  const figures = ownCatalogue().products.flatMap(({ specifications }) =>
    specifications.flatMap((card) => card.figures),
  );
  const lines = figures.flatMap(({ lines: supplied, printed }) =>
    supplied.map((line, at) => [line, printed[at]] as const),
  );
  expect(lines.length).toBeGreaterThan(150);
  for (const [supplied, printed] of lines) {
    expect(plain(printed!).match(/\d/g), supplied).toEqual(plain(supplied).match(/\d/g));
    expect(plain(printed!), supplied).toBe(plain(supplied));
  }
});
