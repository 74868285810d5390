import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { LiveDrawing } from "./live-drawing.tsx";

const section = { kind: "panel-section", toScale: false, core: "foam", thicknessesMm: [30, 12], edges: [] };
const draw = (value: unknown) => renderToStaticMarkup(<LiveDrawing value={value} />);

test("every kind of drawing on the site is drawn beside its fields", () => {
  const byKind = new Map(ownCatalogue().products.map(({ drawing }) => [drawing?.kind, drawing]));
  const undrawn = [...byKind].filter(([, drawing]) => !draw(drawing).includes("<svg"));
  expect(undrawn.map(([kind]) => kind)).toEqual([]);
});

test("a drawing has the typed dimensions, even while an optional field is empty", () => {
  expect(draw({ ...section, unitMm: undefined })).toContain("30 mm");
  expect(draw({ ...section, thicknessesMm: [30, 12, 25] })).toContain("25 mm");
});

test.each([
  ["a dimension below zero", { ...section, thicknessesMm: [-5] }],
  ["a dimension that is missing", { ...section, thicknessesMm: [undefined] }],
  ["a kind without its fields", { kind: "open-cell" }],
  ["a section to scale that cannot be one", { ...section, toScale: true, core: "unstated" }],
])("%s cannot be drawn, and a message says so", (_, value) => {
  const shown = draw(value);
  expect(shown).not.toContain("<svg");
  expect(shown).toContain("Nothing can be drawn yet.");
});
