import { array, assert, constantFrom, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut } from "./face-layout.ts";

const metres = (most: number) => double({ min: 0.5, max: most, noNaN: true });
const things = array(
  record({
    areaM2: double({ min: 0.01, max: 500, noNaN: true }),
    placing: constantFrom("door", "window", "hanging", "middle"),
  }),
  { minLength: 1, maxLength: 12 },
);

describe("the layout of a face", () => {
  test("is to scale if it fits, within the face, and without overlaps", () => {
    assert(
      property(things, metres(60), metres(15), (placed, widthM, heightM) => {
        const rectangles = layOut(placed, widthM, heightM);
        const wantedM2 = placed.reduce((sum, { areaM2 }) => sum + areaM2, 0);
        const fit = Math.min(1, (widthM * heightM) / wantedM2);
        let end = 0;
        for (const [index, { left, bottom, width, height }] of rectangles.entries()) {
          expect((width * height) / (placed[index]!.areaM2 * fit)).toBeCloseTo(1, 6);
          expect(left).toBeGreaterThanOrEqual(end - 1e-9);
          expect(bottom).toBeGreaterThanOrEqual(-1e-9);
          expect(bottom + height).toBeLessThanOrEqual(heightM + 1e-9);
          end = left + width;
        }
        expect(end).toBeLessThanOrEqual(widthM + 1e-9);
      }),
    );
  });

  test("looks like a room: doors on the floor, windows above a sill, curtains at full height", () => {
    const [door, window, curtain] = layOut(
      [
        { areaM2: 2.1, placing: "door" },
        { areaM2: 2.8, placing: "window" },
        { areaM2: 3, placing: "hanging" },
      ],
      12,
      3,
    );
    expect(door).toMatchObject({ bottom: 0, width: 1, height: 2.1 });
    expect(window).toMatchObject({ height: 1.4 });
    expect(window!.bottom).toBeCloseTo(0.8, 9);
    expect(curtain).toMatchObject({ bottom: 0, height: 3, width: 1 });
  });

  test("is empty if there are no areas", () => {
    expect(layOut([], 4, 3)).toEqual([]);
    expect(layOut([{ areaM2: 0, placing: "middle" }], 4, 3)[0]).toMatchObject({ width: 0, height: 0 });
  });
});
