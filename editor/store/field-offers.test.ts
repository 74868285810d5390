import { expect, test } from "vitest";
import { correctedFigure, correctionsIn, offersIn } from "./field-offers.ts";
import { readDefinitions } from "./definitions.ts";

const definitions = readDefinitions("content");
const ofFigures = (figures: Record<string, unknown>) =>
  correctionsIn({ specifications: [{ title: "Panel", figures }] }, definitions).map(({ value }) => value);

test("a figure with a missing or similar unit is offered with the right one", () => {
  expect(ofFigures({ thickness: "540" })).toEqual(["540 mm"]);
  expect(ofFigures({ thickness: "700-750" })).toEqual(["700-750 mm"]);
  expect(ofFigures({ thickness: ["12", "15 mm", "18"] })).toEqual([["12 mm", "15 mm", "18 mm"]]);
  expect(ofFigures({ density: { value: "45 kg/m3.", sample: true } })).toEqual(["45 kg/m3"]);
  expect(ofFigures({ thickness: "15/20/25" })).toEqual(["15/20/25 mm"]);
  for (const soundTransmissionClass of ["45 dB", "STC 45dB"])
    expect(ofFigures({ soundTransmissionClass })).toEqual(["45"]);
  for (const soundTransmissionClass of ["Upto 48 dB", "Up to 48 dB", "upto 48", "STC up-to 48dB"])
    expect(ofFigures({ soundTransmissionClass })).toEqual(["Up to 48"]);
  expect(ofFigures({ thickness: "Upto 25mm" })).toEqual(["Up to 25 mm"]);
  expect(ofFigures({ nrc: "Upto 0.90" })).toEqual(["Up to 0.90"]);
  const warranty = correctionsIn({ warranty: "10" }, definitions);
  expect(warranty).toEqual([
    { at: ["warranty"], value: "10 years", words: "10 years", isEmpty: false, isCorrection: true },
  ]);
});

test("a figure with a decimal comma or other symbols is offered as the site writes it", () => {
  expect(ofFigures({ nrc: "0,85" })).toEqual(["0.85"]);
  expect(ofFigures({ thickness: "12,5" })).toEqual(["12.5 mm"]);
  expect(ofFigures({ density: "180 to 200" })).toEqual(["180-200 kg/m³"]);
  expect(ofFigures({ density: "180 kgs per cubic metre" })).toEqual(["180 kg/m3"]);
  expect(ofFigures({ size: "1200 × 600" })).toEqual(["1200 x 600 mm"]);
  for (const size of ["600mm x 600mm", "600 X 600 mm", "600 mm by 600 mm", "600 * 600"])
    expect(ofFigures({ size })[0]).toBe("600 x 600 mm");
  expect(ofFigures({ nrc: "0.7 - 0.85" })).toEqual(["0.7-0.85"]);
  for (const thickness of ["9,12,15 mm", "9, 12 & 15mm."])
    expect(ofFigures({ thickness })[0]).toMatch(/^9, 12(?:,| and) 15 ?mm$/);
});

test("a figure is offered with all its zeros", () => {
  for (const nrc of ["NRC 0.90", "0,90", ".90", "90%", "0.90.", "NRC: 0.90 "])
    expect(ofFigures({ nrc })).toEqual(["0.90"]);
  for (const nrc of ["100%", "NRC 1.00"]) expect(ofFigures({ nrc })).toEqual(["1.00"]);
  expect(ofFigures({ nrc: "0.85 to 0.90" })).toEqual([]);
  expect(ofFigures({ nrc: "0.85 - 0.90" })).toEqual(["0.85-0.90"]);
});

test("a figure that repeats its name is offered without it", () => {
  for (const nrc of ["NRC 0.85", "NRC: .85", "0.85 NRC", "nrc = 0.85"]) expect(ofFigures({ nrc })).toEqual(["0.85"]);
  expect(ofFigures({ thickness: "Thickness 12mm" })).toEqual(["12mm"]);
  for (const thickness of ["12 mm thk", "12 mm thk.", "Thk: 12 mm"])
    expect(ofFigures({ thickness })).toEqual(["12 mm"]);
  expect(ofFigures({ density: "40 density" })).toEqual(["40 kg/m³"]);
  for (const foamDensity of ["40 density", "40kgs", "40 Kgs."]) expect(ofFigures({ foamDensity })).toEqual(["40 kg"]);
  expect(ofFigures({ lampLife: "5000 hrs" })).toEqual(["5000 hours"]);
});

test("a figure in another common notation is offered in that of the site", () => {
  expect(ofFigures({ nrc: "O.85" })).toEqual(["0.85"]);
  expect(ofFigures({ size: "custom" })).toEqual(["Custom"]);
  for (const thickness of ["≥ 12 mm", "min. 12 mm", "minimum 12"]) expect(ofFigures({ thickness })).toEqual(["12 mm+"]);
  for (const thickness of ["≤ 50 mm", "max 50mm", "Maximum 50 mm"])
    expect(ofFigures({ thickness })[0]).toMatch(/^Up to 50 ?mm$/);
  expect(ofFigures({ thickness: "25 (+/-1) mm" })).toEqual(["25 mm (±1)"]);
  expect(ofFigures({ nrc: "80%" })).toEqual(["0.80"]);
  expect(ofFigures({ nrc: "NRC 85 %" })).toEqual(["0.85"]);
  for (const thickness of ["12 mm ± 0.5 mm", "12 mm +/- 0.5 mm", "12 ±0.5 mm"])
    expect(ofFigures({ thickness })).toEqual(["12 mm (±0.5 mm)"]);
  expect(ofFigures({ size: "2440 x 1220 x 12 mm" })).toEqual(["2440 x 1220 at 12 mm"]);
  expect(ofFigures({ motor: "2 HP" })).toEqual(["2 H.P."]);
  for (const thickness of ["1.25 cm", "1.25cms"]) expect(ofFigures({ thickness })).toEqual(["12.5 mm"]);
  expect(ofFigures({ thickness: "1-2 cm" })).toEqual(["10-20 mm"]);
  for (const thickness of ["20 inch", '20"', "20 in."]) expect(ofFigures({ thickness })).toEqual(["508 mm"]);
  expect(ofFigures({ thickness: ['32"', "4 inch", "half inch"] })).toEqual([["813 mm", "102 mm", "12.7 mm"]]);
  for (const density of ["0.85 g/cc", "0.85 gm/cc", "0.85 g/cm³"])
    expect(ofFigures({ density })).toEqual(["850 kg/m³"]);
  expect(correctionsIn({ warranty: "five years" }, definitions)).toMatchObject([{ value: "5 years" }]);
  expect(correctionsIn({ warranty: "18 months" }, definitions)).toEqual([]);
  expect(correctionsIn({ warranty: "18 mths" }, definitions)).toMatchObject([{ value: "18 months" }]);
  expect(ofFigures({ size: "2.44 m x 1.22 m" })).toEqual(["2440 x 1220 mm"]);
  expect(ofFigures({ thickness: "12 mm thick" })).toEqual(["12 mm"]);
  expect(correctionsIn({ warranty: "5 yrs" }, definitions)).toMatchObject([{ value: "5 years" }]);
  for (const fireClass of ["class A", "Class-A", "A"]) expect(ofFigures({ fireClass })).toEqual(["Class A"]);
  expect(ofFigures({ seat: "auto tip up" })).toEqual(["Auto Tip-Up"]);
  for (const climate of ["100% RH", "RH 100%"]) expect(ofFigures({ climate })).toEqual(["100% RH resistance"]);
});

test.each([
  ["density", "approx 420 kg/m3", "420 kg/m3"],
  ["density", "~420", "420 kg/m³"],
  ["density", "420 kg/m³ nominal", "420 kg/m³"],
  ["density", "45 kg/m", "45 kg/m³"],
  ["density", "25 pcf", "400 kg/m³"],
  ["density", "2.5 kg/cu ft", "88.3 kg/m³"],
  ["density", "> 420 kg/m³", "420 kg/m3+"],
  ["foamDensity", "3 lb/ft3", "48.1 kg/m³"],
  ["weight", "0.25 kg/sft", "2.69 kg/m²"],
  ["nrc", "≥ 0.85", "0.85"],
  ["nrc", "> .85", "0.85"],
  ["nrc", "0.85 (avg)", "0.85"],
  ["nrc", "0.85 avg.", "0.85"],
  ["size", "as per requirement", "Custom"],
  ["size", "customised sizes", "Custom"],
  ["foamDensity", "55 + 2", "55 kg (±2)"],
  ["foamDensity", "55 + 2 Kg/m3", "55 kg/m3 (±2 Kg/m3)"],
  ["nrc", "0.90 (25mm)", "0.90"],
  ["nrc", "NRC 0.90 (25mm)", "0.90"],
])(
  "for the %s %s, which says more than the site shows, %s is offered, but not filled in automatically",
  (key, written, value) => {
    const panel = { specifications: [{ title: "Panel", figures: { [key]: written } }] };
    expect(correctionsIn(panel, definitions)).toMatchObject([{ value, isUncertain: true }]);
    expect(correctedFigure([written], definitions[key]!)).toBeUndefined();
  },
);

test.each([
  "12 mm +/- 1 mm (tolerance)",
  "12 mm +/- 0.5 (mm)",
  "12 +/- 1 (",
  "25 mm, with fabric",
  "5 mm to 2 cm",
  "25 micron",
  "50 mil",
  "12 ± 2 cm",
  "1.2 ± 0.1 m",
  "25,50 mm",
  "9,12 mm",
])("nothing is offered for the thickness %s, because part of it would be lost", (thickness) =>
  expect(ofFigures({ thickness })).toEqual([]),
);

test("nothing is offered for other units, or words after a figure", () => {
  expect(ofFigures({ size: "1200x600x15,18 mm" })).toEqual([]);
  expect(correctionsIn({ warranty: "18 ± 2 months" }, definitions)).toEqual([]);
  for (const density of ["0.75 ± 0.05 g/cc", "32,48 kg/m3", "48 kg/m3 ("]) expect(ofFigures({ density })).toEqual([]);
  expect(ofFigures({ power: "40 W/m" })).toEqual([]);
  expect(ofFigures({ thickness: "≥ 12, 15 mm" })).toEqual([]);
  expect(correctionsIn({ warranty: "12 months from date of supply" }, definitions)).toEqual([]);
  expect(ofFigures({ size: "120x60x1.5 cm" })).toEqual([]);
});

test("a unit in capital letters, and sides with one unit, are converted", () => {
  expect(ofFigures({ panelLength: "3 M" })).toEqual(["3 m"]);
  expect(ofFigures({ size: "120 x 60 cm" })).toEqual(["1200 x 600 mm"]);
  expect(ofFigures({ size: "240 cm x 120 cm" })).toEqual(["2400 x 1200 mm"]);
});

test("a drawing that repeats a figure is offered the corrected figure at once", () => {
  const drawing = { kind: "panel-section", toScale: false, core: "foam", thicknessesMm: [20], edges: [] };
  const panel = { specifications: [{ title: "Panel", figures: { thickness: "540" } }], drawing };
  expect(offersIn(panel, definitions)).toMatchObject([
    { at: ["drawing", "thicknessesMm"], value: [540], isEmpty: false },
    { value: "540 mm", isCorrection: true },
  ]);
});

test("nothing is offered for valid or ambiguous figures", () => {
  expect(ofFigures({ thickness: "540 mm", nrc: "0.85" })).toEqual([]);
  expect(ofFigures({ thickness: "thick" })).toEqual([]);
  expect(ofFigures({ nrc: "180%" })).toEqual([]);
  expect(ofFigures({ thickness: "80%" })).toEqual([]);
  // Three quarters of an inch.
  expect(ofFigures({ thickness: "3/4" })).toEqual([]);
  expect(ofFigures({ size: "4 x 8" })).toEqual([]);
});
