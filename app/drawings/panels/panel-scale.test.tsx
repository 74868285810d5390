import { describe, expect, test } from "vitest";
import { dimensionsOf, markupOf, scalesOf } from "../testing/dimension-lines.tsx";
import { fieldMm } from "../geometry/perforation.ts";

describe("a perforation to scale", () => {
  test.each(["D3/16", "D3/22", "D10/10", "D6/15"])("draws %s at the scale that all perforations share", (title) => {
    const [scale] = scalesOf(title);
    expect(scale).toBeCloseTo(480 / fieldMm, 3);
  });

  test.each([
    { title: "D3/16", holes: 36, diameterMm: 3 },
    { title: "D3/22", holes: 16, diameterMm: 3 },
    { title: "D10/10", holes: 25, diameterMm: 10 },
    { title: "D6/15", holes: 36, diameterMm: 6 },
  ])("draws $holes holes of $diameterMm mm for $title", ({ title, holes, diameterMm }) => {
    const row = new RegExp(
      `<path class="drawing__hole" d="((?:m[-\\d.]+ [-\\d.]+h0)+)" stroke-width="${diameterMm}"`,
    ).exec(markupOf(title))?.[1];
    expect(row?.match(/h0/g)).toHaveLength(holes);
  });
});

describe("sections of panels, to scale or schematic,", () => {
  test.each(["Fabril Wood Wool Panel", "Absoft Acoustic Ceiling Tile", "PET Panel"])(
    "draw the thicknesses of %s in proportion",
    (title) => {
      const [first, ...others] = dimensionsOf(title).filter(({ upright }) => upright);
      expect(others.length).toBeGreaterThan(0);
      // The ends of a dimension are rounded to hundredths of a unit.
      for (const { length, figure } of others) {
        expect(Math.abs(length - (figure * first!.length) / first!.figure)).toBeLessThan(0.05);
      }
    },
  );
});
