import { assert, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { facesInSpace, pointOn } from "./box-faces.ts";
import { hatchOn } from "./hatch-on.ts";
import { roomScene, sheetHeight } from "./room-scene.ts";
import { seatGrid } from "./seat-rows.tsx";

const metres = double({ min: 0.5, max: 200, noNaN: true });
const boxes = record({ lengthM: metres, widthM: metres, heightM: metres });
const views = record({
  azimuth: double({ min: -180, max: 180, noNaN: true }),
  elevation: double({ min: 12, max: 72, noNaN: true }),
});
const classroom = { lengthM: 9, widthM: 7, heightM: 3 };

describe("the faces of a box", () => {
  test("have their corners on the box, and are seen from inside with the right hand on the right", () => {
    for (const face of facesInSpace(classroom)) {
      const { across, up, outwards, widthM, heightM } = face;
      const cross = [
        across[1] * up[2] - across[2] * up[1],
        across[2] * up[0] - across[0] * up[2],
        across[0] * up[1] - across[1] * up[0],
      ];
      // A viewer inside sees the inner sides; the floor is seen from above and the ceiling as in a plan.
      const towards = face.face === "ceiling" ? 1 : -1;
      expect(cross.map((value) => value + 0)).toEqual(outwards.map((value) => value * towards + 0));
      for (const [right, height] of [
        [0, 0],
        [widthM, heightM],
      ] as const) {
        const [x, y, z] = pointOn(face, right, height);
        expect([0, 9]).toContain(x);
        expect([0, 7]).toContain(y);
        expect([0, 3]).toContain(z);
      }
    }
  });
});

describe("a room on the sheet", () => {
  test("fits the sheet from every direction, with three of its faces in front of the others", () => {
    assert(
      property(boxes, views, (box, view) => {
        const { faces } = roomScene(box, view);
        for (const [x, y] of faces.flatMap(({ outline }) => outline)) {
          expect(x).toBeGreaterThanOrEqual(51.9);
          expect(x).toBeLessThanOrEqual(404.1);
          expect(y).toBeGreaterThanOrEqual(35.9);
          expect(y).toBeLessThanOrEqual(sheetHeight - 59.9);
        }
        const near = faces.map(({ isNear }) => isNear);
        expect(near).toEqual(near.toSorted((one, other) => Number(one) - Number(other)));
        expect(faces.find(({ face }) => face === "ceiling")?.isNear).toBe(true);
      }),
    );
  });

  test("shows both faces of a pair, exactly one of them in front", () => {
    const { faces } = roomScene(classroom, { azimuth: 36, elevation: 27 });
    const near = faces.filter(({ isNear }) => isNear).map(({ face }) => face);
    expect(near.toSorted()).toEqual(["back", "ceiling", "right"]);
    expect(faces).toHaveLength(6);
  });

  test("leaves out walls that are seen edge-on", () => {
    const { faces } = roomScene(classroom, { azimuth: 0, elevation: 27 });
    expect(faces.map(({ face }) => face).toSorted()).toEqual(["back", "ceiling", "floor", "front"]);
  });
});

test("hatching stays within its rectangle, and neighbouring products differ", () => {
  const rectangle = { left: 1, bottom: 2, width: 3, height: 1.5 };
  const hatches = [0, 1, 2, 3, 4].map((product) => hatchOn(rectangle, product, 0.2));
  for (const lines of hatches) {
    expect(lines.length).toBeGreaterThan(5);
    for (const [x, y] of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(x).toBeLessThanOrEqual(4 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(2 - 1e-9);
      expect(y).toBeLessThanOrEqual(3.5 + 1e-9);
    }
  }
  expect(new Set(hatches.map((lines) => JSON.stringify(lines))).size).toBe(5);
});

test("every seat has a position in the rows, and no row is empty", () => {
  assert(
    property(
      record({ seats: double({ min: 1, max: 600, noNaN: true }), widthM: metres, heightM: metres }),
      ({ seats, widthM, heightM }) => {
        const whole = Math.round(seats);
        const { columns, rows } = seatGrid(whole, widthM, heightM);
        expect(columns * rows).toBeGreaterThanOrEqual(whole);
        expect(columns * (rows - 1)).toBeLessThan(whole);
      },
    ),
  );
});
