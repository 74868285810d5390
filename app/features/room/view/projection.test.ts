import { assert, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { firstView, projectionOf, turned } from "./projection.ts";

const degrees = (most: number) => double({ min: -most, max: most, noNaN: true });
const views = record({ azimuth: degrees(180), elevation: degrees(72) });

describe("a projection", () => {
  test("has the front wall behind and the left wall on the left for a viewer at the back wall", () => {
    const { project, towardsViewer } = projectionOf({ azimuth: 0, elevation: 20 });
    expect(towardsViewer([1, 0, 0])).toBeGreaterThan(0);
    expect(project([0, 1, 0])[0]).toBeGreaterThan(project([0, 0, 0])[0]);
    expect(project([0, 0, 1])[1]).toBeLessThan(project([0, 0, 0])[1]);
  });
});

describe("rotation", () => {
  test("never looks along the floor or straight down, and stays within one turn", () => {
    assert(
      property(views, degrees(900), degrees(400), (view, azimuth, elevation) => {
        const next = turned(view, { azimuth, elevation });
        expect(Math.abs(next.azimuth)).toBeLessThanOrEqual(180);
        expect(Math.abs(next.elevation)).toBeGreaterThanOrEqual(12);
        expect(Math.abs(next.elevation)).toBeLessThanOrEqual(72);
      }),
    );
  });

  test("by repeated equal steps goes from above to below and back", () => {
    let view = firstView;
    for (let step = 0; step < 10; step += 1) view = turned(view, { elevation: -15 });
    expect(view.elevation).toBe(-72);
    for (let step = 0; step < 10; step += 1) view = turned(view, { elevation: 15 });
    expect(view.elevation).toBe(72);
  });
});
