import { describe, expect, it } from "vitest";
import { sidePx, textures } from "./build-textures.ts";

describe.each(Object.entries(textures))("the texture of %s", (_material, draw) => {
  const { values } = draw(sidePx);
  const row = (index: number) => values.subarray(index * sidePx, (index + 1) * sidePx);

  it("shows no seam where it meets itself", () => {
    const steps = Array.from({ length: sidePx - 1 }, (_, index) => step(row(index), row(index + 1)));
    expect(step(row(sidePx - 1), row(0))).toBeLessThanOrEqual(Math.max(...steps));
  });

  it("keeps the colour it lies over: its mean is close to the grey that changes nothing", () => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.08);
  });
});

/** How much two rows differ, at a point. */
function step(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / sidePx;
}
