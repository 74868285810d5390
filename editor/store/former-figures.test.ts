import { expect, test } from "vitest";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { textsWithFormerFigures } from "./former-figures.ts";

const definitions = {
  nrc: { label: "NRC", quantity: "absorptionCoefficient" },
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
