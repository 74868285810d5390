import { expect, test } from "vitest";
import { perforationModule } from "#app/drawings/geometry/perforation.ts";
import { label, linePart, rectanglePart, type Part } from "#app/drawings/geometry/shapes.ts";
import { readDxf } from "../testing/read-dxf.ts";
import { writeDxf } from "./write-dxf.ts";

const about = { title: "Cork Panel: D3/16", description: "Read as 3 mm on 16 mm.", source: "http://localhost/cork" };
const read = (parts: Part[]) => readDxf(writeDxf(parts, about));

test("a D3/16 module is 16.000 mm wide, with a hole of 3.000 mm, in millimetres, for AutoCAD 2010 or later", () => {
  const parts = perforationModule({
    kind: "perforation",
    toScale: true,
    face: "wood",
    hole: "round",
    holesMm: [3],
    pitchMm: 16,
  });
  const dxf = read(parts ?? []);
  expect(dxf.extents()).toEqual([16, 16]);
  expect(dxf.diameters("HOLES")).toEqual([3]);
  expect(dxf.version).toBe("AC1024");
  expect(dxf.unit).toBe(4);
});

test("every kind of shape is on the layer that names it, and words are beside what is measured", () => {
  const dxf = read([
    rectanglePart("PLAN", [0, 0], { widthMm: 600, heightMm: 1200.5 }),
    linePart("GAPS", [0, 20], [50, 20]),
    label("600 × 1200.5 mm", [300, -10], 40),
  ]);
  expect(dxf.layers).toEqual(expect.arrayContaining(["PLAN", "GAPS", "LABELS"]));
  expect(dxf.outlines("PLAN")).toEqual([[600, 1200.5]]);
  expect(dxf.lengths("GAPS")).toEqual([50]);
  expect(dxf.extents()).toEqual([600, 1200.5]);
});

test("words have only characters that the fonts of CAD programs contain", () => {
  const text = writeDxf([label("600 × 600 mm", [0, 0], 40), linePart("GAPS", [0, 0], [1, 0])], about);
  expect(text).toContain("\n600 x 600 mm\n");
});

test("the file contains its subject and its source", () => {
  const [first, ...lines] = writeDxf([linePart("GAPS", [0, 0], [1, 0])], about).split("\n");
  expect([first, ...lines.slice(0, 5)]).toEqual(["999", about.title, "999", about.description, "999", about.source]);
});
