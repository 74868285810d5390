import { expect, test } from "vitest";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { formerFigureRemarks, textsWithFormerFigures } from "./former-figures.ts";

const definitions = {
  nrc: { label: "NRC", quantity: "absorptionCoefficient" },
  size: { label: "Size", quantity: "size" },
} as unknown as FigureDefinitions;
const path = "products/panels/felt.yaml";
const felt = (nrc: string, feature = "Soft.") => ({
  name: "Felt",
  shortName: "Felt",
  seo: { title: "Felt", description: "Felt." },
  specifications: [{ title: "Panel", figures: { nrc } }],
  features: [feature],
  drawing: { kind: "panel-section", toScale: false, core: "unstated", thicknessesMm: [12], edges: [] },
  pictures: {},
});
const files = (feature: string) => [
  { path, value: felt("0.60-0.70", feature) },
  { path: "categories/panels.yaml", value: { title: "Panels", statement: "NRC 0.75–0.85 and more." } },
  { path: "categories/doors.yaml", value: { title: "Doors", statement: "NRC 10.75–0.85." } },
  { path: "products/panels/other.yaml", value: { name: "Other", features: ["NRC 0.75–0.85."] } },
];
const said = (before: string, after: string, feature = "Soft.") =>
  textsWithFormerFigures(path, { before: felt(before), after: felt(after, feature) }, files(feature), definitions);

test("after a figure has changed, texts of the product, categories and pages with the former value are listed", () => {
  expect(said("0.75-0.85", "0.60-0.70", "It reaches 0.75–0.85 in a room.")).toEqual([
    { path, at: ["features", 0], text: "It reaches 0.75–0.85 in a room." },
    { path: "categories/panels.yaml", at: ["statement"], text: "NRC 0.75–0.85 and more." },
  ]);
});

test("nothing is listed if no figure has changed", () => {
  expect(said("0.75-0.85", "0.75-0.85", "It reaches 0.75–0.85.")).toEqual([]);
});

test("while a size is changed, the sentence that still has the former one is named beside the size, and says so itself", () => {
  const sized = (size: string[], nrc = "0.95") => ({
    ...felt(nrc, "Two sizes, 600 × 600 and 1200 × 600 mm."),
    specifications: [{ title: "Panel", figures: { nrc, size } }],
  });
  const before = sized(["600x600 mm", "1200x600 mm"]);
  expect(formerFigureRemarks({ before, after: sized(["600x600 mm", "1200x900 mm"]) }, definitions)).toEqual([
    {
      at: ["specifications", 0, "figures", "size"],
      words: "“Two sizes, 600 × 600 and 1200 × 600 mm.” still says 1200 × 600. To change it, open “Features”.",
    },
    { at: ["features", 0], words: "This text still says 1200 × 600, but that figure has changed. Correct it here." },
  ]);
  expect(formerFigureRemarks({ before, after: before }, definitions)).toEqual([]);
  expect(formerFigureRemarks({ before, after: sized(["600x600 mm", "1200x600 mm"], "0.90") }, definitions)).toEqual([]);
});
