import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleHall, sampleRules } from "../testing/sample-hall.ts";
import { checkSeats } from "./check-seats.ts";
import { hallForSeats } from "./hall-for-seats.ts";
import { floorOf } from "./hall-shape.ts";
import { planSeats, type SeatPlan } from "./plan-seats.ts";

const target = { seats: 400, proportion: 1.2, farthestFromAisleM: 3.8 };
const plan: SeatPlan = { ...sampleHall, aisleM: 1.2, backM: 1.2 };

describe("the hall for 400 seats", () => {
  test("as a rectangle 1.2 times as deep as wide has 17 rows of two blocks", () => {
    // 17 rows of 24: two blocks of 12 × 0.55 + 0.075 = 6.675 m, and aisles of 2 × 1.2 + 1.2 m, are 16.95 m.
    const hall = hallForSeats(plan, target);
    expect(hall).toMatchObject({ widthM: 17, depthM: 21.2, rows: 17, aisles: 1, mostSideBySide: 13 });
    expect(planSeats(hall)).toMatchObject({ total: 400, leftOut: 8, allRowsFit: true });
  });

  test("as a fan keeps its width at the front and its angle", () => {
    const hall = hallForSeats({ ...plan, widthM: 12, angleDegrees: 60 }, target);
    expect(hall).toMatchObject({ widthM: 12, angleDegrees: 60, rows: 14, aisles: 2 });
    const { total, rows } = planSeats(hall);
    expect(total).toBe(400);
    expect(rows.at(-1)!.seatsInBlock).toBeGreaterThan(rows[0]!.seatsInBlock);
  });

  test("has more aisles if fewer seats may be side by side", () => {
    expect(hallForSeats({ ...plan, mostSideBySide: 6 }, target).aisles).toBeGreaterThan(1);
  });

  test("has a cross aisle for every ten rows", () => {
    const hall = hallForSeats({ ...plan, mostRowsTogether: 10 }, target);
    expect(planSeats(hall)).toMatchObject({ total: 400, groups: 2, allRowsFit: true });
    expect(hall.depthM).toBeCloseTo(4.2 + hall.rows! + 1.2, 9);
  });

  test("is wider with a smaller proportion", () => {
    const [wide, deep] = [0.5, 2].map((proportion) => hallForSeats(plan, { ...target, proportion }));
    expect(wide!.depthM / wide!.widthM).toBeCloseTo(0.5, 1);
    expect(deep!.depthM / deep!.widthM).toBeCloseTo(2, 0);
  });
});

test("any number of seats has a hall of exactly that number, with no seat too far from an aisle", () => {
  const wishes = record({
    seats: integer({ min: 1, max: 3000 }),
    angleDegrees: constantFrom(0, 30, 90),
    sideAisleM: constantFrom(0, 1.2),
    centresMm: integer({ min: 450, max: 700 }),
    mostRowsTogether: constantFrom(undefined, 10),
  });
  assert(
    property(wishes, ({ seats, centresMm, ...change }) => {
      const hall = hallForSeats({ ...plan, ...change, chair: { centresMm } }, { ...target, seats });
      const seated = planSeats(hall);
      expect(seated.total).toBe(seats);
      expect(seated.allRowsFit).toBe(true);
      expect(checkSeats(hall, seated, sampleRules).farthestSeatM ?? 0).toBeLessThanOrEqual(3.8 + 1e-9);
      // The last row is needed.
      const last = seated.rows.at(-1)!.seatsInBlock * seated.blocks;
      expect(seated.leftOut).toBeLessThan(last);
    }),
    { numRuns: 60 },
  );
});

test("a fan has the area and walls of an arc between two lines, less the triangle in front", () => {
  // The side walls of a fan of 60° meet 10 / 2 / tan 30° = 8.66 m before its front of 10 m; the back has 18.66 m.
  const { widestM, areaM2, wallsM } = floorOf({
    widthM: 10,
    depthM: 10,
    angleDegrees: 60,
    isBalcony: false,
    frontM: 3,
  });
  expect(widestM).toBeCloseTo(18.66, 2);
  expect(areaM2).toBeCloseTo((Math.PI / 6) * 18.66 ** 2 - 43.3, 1);
  expect(wallsM).toBeCloseTo(10 + (Math.PI / 3) * 18.66 + 2 * (18.66 - 10), 1);
});

describe("an impossible wish is refused with its field", () => {
  test.each([
    [{ seats: 0 }, {}, "outOfRange", "seats"],
    [{ seats: NaN }, {}, "notANumber", "seats"],
    [{ seats: 12.5 }, {}, "notANumber", "seats"],
    [{ proportion: NaN }, {}, "notANumber", "proportion"],
    [{}, { rowSpacingMm: NaN }, "notANumber", "rowSpacingMm"],
    [{}, { chair: { centresMm: NaN } }, "notANumber", "centresMm"],
    [{}, { angleDegrees: 60, widthM: NaN }, "notANumber", "widthM"],
    [{ seats: 10_000 }, { rowSpacingMm: 5000, frontM: 100, backM: 90 }, "doesNotFit", "seats"],
  ] as [Partial<typeof target>, Partial<SeatPlan>, string, string][])(
    "%j with %j is %s at %s",
    (wish, change, code, field) => {
      expect(() => hallForSeats({ ...plan, ...change }, { ...target, ...wish })).toThrow(
        expect.objectContaining({ code, field }),
      );
    },
  );
});
