import { assert, constantFrom, double, integer, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { resultOf } from "../../engine/room-error.ts";
import { sampleHall } from "../testing/sample-hall.ts";
import { planSeats, type SeatedHall, type SeatPlan } from "./plan-seats.ts";

const metres = (most: number) => double({ min: 0, max: most, noNaN: true });
const halls = record({
  widthM: double({ min: 1, max: 200, noNaN: true }),
  depthM: double({ min: 1, max: 200, noNaN: true }),
  angleDegrees: constantFrom(0, 10, 60, 120),
  isBalcony: constantFrom(false),
  chair: record({
    centresMm: integer({ min: 300, max: 900 }),
    overallWidthMm: option(integer({ min: 300, max: 1100 }), { nil: undefined }),
  }),
  rows: option(integer({ min: 1, max: 200 }), { nil: undefined }),
  rowSpacingMm: double({ min: 300, max: 5000, noNaN: true }),
  leastSpacingMm: constantFrom(800, 1200),
  sideAisleM: metres(5),
  aisles: integer({ min: 0, max: 10 }),
  aisleM: metres(5),
  frontM: metres(20),
  backM: metres(20),
  mostRowsTogether: option(integer({ min: 1, max: 200 }), { nil: undefined }),
  crossAisleM: metres(5),
  mostSideBySide: option(integer({ min: 1, max: 400 }), { nil: undefined }),
});

/** The seats of a hall; undefined if none fit. */
function seatedIn(plan: SeatPlan): SeatedHall | undefined {
  const seated = resultOf(() => planSeats(plan));
  if ("total" in seated) return seated;
  expect(seated.error.code).toBe("doesNotFit");
  return undefined;
}

describe("a hall", () => {
  test("14.3 m wide with three aisles has 18 chairs of 550 mm in a row, with 75 mm more for the arms at their ends", () => {
    // 14.3 − 2 × 1.2 − 1.5 = 10.4 m in two blocks of 5.2 m; nine chairs take 9 × 0.55 + 0.075 = 5.025 m.
    const seated = planSeats(sampleHall);
    expect(seated).toMatchObject({ blocks: 2, total: 216 });
    expect(seated.rows).toHaveLength(12);
    for (const row of [seated.rows[0]!, seated.rows[11]!]) {
      expect(row.seatsInBlock).toBe(9);
      expect(row.blockWidthM).toBeCloseTo(5.025, 9);
      expect(row.spareWidthM).toBeCloseTo(0.35, 9);
    }
  });

  test("says how many rows fit, and at what spacing the requested ones fit", () => {
    const seated = planSeats({ ...sampleHall, rows: 15 });
    expect(seated).toMatchObject({
      allRowsFit: false,
      mostRows: 13,
      total: 234,
      depthNeededM: 15,
      depthForRowsM: 13.5,
    });
    expect(seated.mostSpacingMm).toBeCloseTo(900, 9);
  });

  test("without a number of rows has as many as fit", () => {
    expect(planSeats({ ...sampleHall, rows: undefined })).toMatchObject({ total: 13 * 18, allRowsFit: true });
    expect(planSeats({ ...sampleHall, depthM: 200, rowSpacingMm: 500, rows: undefined }).rows).toHaveLength(200);
  });

  test("has no more seats side by side than allowed", () => {
    expect(planSeats({ ...sampleHall, mostSideBySide: 7 })).toMatchObject({ total: 14 * 12 });
  });

  test("of twelve rows with a cross aisle for every ten has groups of ten and two", () => {
    const seated = planSeats({ ...sampleHall, mostRowsTogether: 10 });
    // 12 rows of 1 m and a cross aisle of 1.2 m.
    expect(seated).toMatchObject({
      groups: 2,
      mostRowsInGroup: 10,
      depthNeededM: 13.2,
      mostRows: 12,
      allRowsFit: true,
    });
    const backs = seated.rows.map(({ backM }) => backM);
    expect(backs[10]! - backs[9]!).toBeCloseTo(2.2, 9);
    expect(backs[9]! - backs[0]!).toBeCloseTo(9, 9);
    expect(seated.mostSpacingMm).toBeCloseTo(1025, 9);
  });

  test("with fewer seats needed than fit leaves the rest out of the last row", () => {
    expect(planSeats({ ...sampleHall, seats: 210 })).toMatchObject({ total: 210, leftOut: 6 });
  });
});

describe("in any hall", () => {
  test("blocks are side by side between the walls, and one more seat would narrow an aisle", () => {
    assert(
      property(halls, (plan) => {
        const seated = seatedIn(plan);
        if (!seated) return;
        const { blocks, rows } = seated;
        for (const { blockStartsM, blockWidthM, seatsInBlock, spareWidthM } of [rows[0]!, rows.at(-1)!]) {
          expect(blockStartsM).toHaveLength(blocks);
          let end = plan.sideAisleM - plan.aisleM;
          for (const start of blockStartsM) {
            expect(start).toBeGreaterThanOrEqual(end + plan.aisleM - 1e-6);
            end = start + blockWidthM;
          }
          if (plan.angleDegrees === 0) expect(end).toBeLessThanOrEqual(plan.widthM - plan.sideAisleM + 1e-6);
          if (seatsInBlock !== plan.mostSideBySide)
            expect(spareWidthM / blocks).toBeLessThan(plan.chair.centresMm / 1000);
        }
      }),
    );
  });

  test("rows fit in the depth, and their seats add up", () => {
    assert(
      property(halls, (plan) => {
        const seated = seatedIn(plan);
        if (!seated) return;
        const spacingM = plan.rowSpacingMm / 1000;
        expect(seated.rows.at(-1)!.backM + plan.backM).toBeLessThanOrEqual(plan.depthM + 1e-6);
        const groups = [1];
        for (const [index, { backM }] of seated.rows.entries()) {
          if (index === 0) continue;
          const isNext = backM - seated.rows[index - 1]!.backM < spacingM + plan.crossAisleM / 2 + 1e-9;
          if (isNext) groups[groups.length - 1]! += 1;
          else groups.push(1);
        }
        if (plan.crossAisleM > 1e-6) expect(Math.max(...groups)).toBeLessThanOrEqual(plan.mostRowsTogether ?? 200);
        expect(seated.total).toBe(seated.rows.reduce((sum, { seatsInBlock }) => sum + seated.blocks * seatsInBlock, 0));
        expect(seated.allRowsFit).toBe(seated.rows.length === (plan.rows ?? Math.min(200, seated.mostRows)));
        const more = planSeats({ ...plan, rows: Math.min(200, seated.mostRows + 1) });
        expect(more.allRowsFit).toBe(seated.mostRows >= 200);
      }),
    );
  });

  test("more width, more depth or a narrower chair never reduces the seats", () => {
    assert(
      property(halls, metres(20), (plan, more) => {
        const total = seatedIn(plan)?.total ?? 0;
        const change = (changed: Partial<SeatPlan>) => seatedIn({ ...plan, ...changed })?.total ?? 0;
        const chairOf = (centresMm: number) => ({ chair: { centresMm } });
        // A wider fan has flatter rows, which need more space in front.
        if (plan.angleDegrees === 0)
          expect(change({ widthM: Math.min(200, plan.widthM + more) })).toBeGreaterThanOrEqual(total);
        expect(change({ depthM: Math.min(200, plan.depthM + more) })).toBeGreaterThanOrEqual(total);
        expect(change(chairOf(Math.max(300, plan.chair.centresMm - more)))).toBeGreaterThanOrEqual(
          change(chairOf(plan.chair.centresMm)),
        );
      }),
    );
  });
});

describe("an impossible hall is refused with its field", () => {
  test.each([
    [{ widthM: NaN }, "notANumber", "widthM"],
    [{ depthM: 0 }, "outOfRange", "depthM"],
    [{ depthM: -4 }, "outOfRange", "depthM"],
    [{ angleDegrees: 170 }, "outOfRange", "angleDegrees"],
    [{ rows: 2.5 }, "notANumber", "rows"],
    [{ rows: 1e9 }, "outOfRange", "rows"],
    [{ aisles: 0.5 }, "notANumber", "aisles"],
    [{ chair: { centresMm: 0 } }, "outOfRange", "centresMm"],
    [{ rowSpacingMm: Infinity }, "notANumber", "rowSpacingMm"],
    [{ mostRowsTogether: 0 }, "outOfRange", "mostRowsTogether"],
    [{ mostRowsTogether: 2.5 }, "notANumber", "mostRowsTogether"],
    [{ crossAisleM: NaN }, "notANumber", "crossAisleM"],
    [{ mostSideBySide: 0 }, "outOfRange", "mostSideBySide"],
    [{ sideAisleM: 7 }, "doesNotFit", "widthM"],
    [{ frontM: 18 }, "doesNotFit", "depthM"],
  ] as [Partial<SeatPlan>, string, string][])("%j is %s at %s", (change, code, field) => {
    expect(() => planSeats({ ...sampleHall, ...change })).toThrow(expect.objectContaining({ code, field }));
  });
});
