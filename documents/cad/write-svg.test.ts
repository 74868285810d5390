import { expect, test } from "vitest";
import { label, linePart, rectanglePart } from "#app/drawings/geometry/shapes.ts";
import { writeSvg } from "./write-svg.ts";

const about = { title: "Cork & Panel", source: "http://localhost/cork" };

test("a module is exactly as large as its repeat, in real millimetres, and its outline is invisible", () => {
  const svg = writeSvg(
    [
      rectanglePart("MODULE", [0, 0], { widthMm: 16, heightMm: 16 }),
      { layer: "HOLES", form: "circle", centre: [8, 8], diameterMm: 3 },
    ],
    about,
  );
  expect(svg).toContain('width="16mm" height="16mm" viewBox="0 -16 16 16"');
  expect(svg).toContain('<circle cx="8" cy="-8" r="1.5"/>');
  expect(svg).toMatch(/<g id="MODULE" stroke="none">/);
});

test("any other drawing has room for its lines and words", () => {
  const svg = writeSvg([linePart("GAPS", [0, 0], [100, 0]), label("100 mm", [50, -10], 10)], about);
  const [, x, y, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
  expect(x).toBeLessThan(0);
  expect(y).toBeLessThan(0);
  expect(x! + width!).toBeGreaterThan(100);
  expect(y! + height!).toBeGreaterThan(20);
  expect(svg).toContain("<title>Cork &amp; Panel</title>");
});
