import { describe, expect, test } from "vitest";
import { printFigure } from "./print-figure.ts";
import type { Quantity } from "../schema/reading.ts";
import { ownCatalogue } from "../testing/content-copy.ts";

describe("a measure is typeset", () => {
  test.each<[string, string, Quantity]>([
    ["0.6-0.83", "0.6–0.83", "absorptionCoefficient"],
    ["0.4-0.10 kg/m2", "0.4–0.10 kg/m²", "areaWeight"],
    ["750-800 kg/m3", "750–800 kg/m³", "density"],
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

test("no figure of the catalogue gains, loses or moves a digit when it is printed", () => {
  const figures = ownCatalogue().products.flatMap(({ specifications }) =>
    specifications.flatMap((card) => card.figures),
  );
  const lines = figures.flatMap(({ lines: supplied, printed }) =>
    supplied.map((line, at) => [line, printed[at]] as const),
  );
  expect(lines.length).toBeGreaterThan(150);
  for (const [supplied, printed] of lines) {
    // Superscripts count as the digits that they represent.
    const plain = printed?.replaceAll("²", "2").replaceAll("³", "3");
    expect(plain?.match(/\d/g), supplied).toEqual(supplied.match(/\d/g));
    expect(plain?.replaceAll("–", "-").replaceAll(/ ?× ?/g, "x"), supplied).toBe(
      supplied.replaceAll(/(?<=\d) x (?=\d)/g, "x"),
    );
  }
});
