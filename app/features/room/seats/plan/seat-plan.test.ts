import { assert, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { planSeats } from "../engine/plan-seats.ts";
import { sampleHall } from "../testing/sample-hall.ts";
import { seatGeometry } from "./seat-geometry.ts";
import { describeSeats, seatPlanSvg } from "./seat-plan-svg.ts";

test("every chair is within the hall, at its centre-to-centre from its neighbour, and none overlap", () => {
  const change = record({
    widthM: double({ min: 12, max: 60, noNaN: true }),
    depthM: double({ min: 8, max: 60, noNaN: true }),
    aisles: integer({ min: 0, max: 3 }),
    rowSpacingMm: double({ min: 700, max: 2000, noNaN: true }),
  });
  assert(
    property(change, (changed) => {
      const plan = { ...sampleHall, ...changed };
      const seated = planSeats(plan);
      const { places, chairWidth, chairDepth } = seatGeometry(plan, seated);
      expect(places).toHaveLength(seated.total);
      // One assertion for thousands of chairs.
      const outside = places.filter(
        ({ left, front }) =>
          left < plan.sideAisleM ||
          left + chairWidth > plan.widthM - plan.sideAisleM + 1e-6 ||
          front < plan.frontM ||
          front + chairDepth > plan.depthM - plan.backM + 1e-6,
      );
      expect(outside).toEqual([]);
      const distances = places.slice(1, seated.seatsInBlock).map(({ left }, index) => left - places[index]!.left);
      for (const distance of [Math.min(0.55, ...distances), Math.max(0.55, ...distances)])
        expect(distance).toBeCloseTo(0.55, 9);
      expect(chairDepth).toBeLessThan(plan.rowSpacingMm / 1000);
    }),
  );
});

test("the file has the hall in millimetres at 1 : 100, with every chair and the figures", () => {
  const seated = planSeats(sampleHall);
  const svg = seatPlanSvg(sampleHall, seated);
  expect(svg).toContain('width="173mm" height="210mm" viewBox="-1500 -1500 17300 21000"');
  expect(svg).toContain("M0 0H14300V18000H0Z");
  expect(svg.match(/<use /g)).toHaveLength(seated.total);
  for (const figure of ["14.3 m", "18 m", "1 m", "5.03 m"]) expect(svg).toContain(`>${figure}</text>`);
  expect(svg).toContain(describeSeats(sampleHall, seated));
  expect(svg).not.toMatch(/NaN|undefined/);
});

test("the file of a hall without middle aisles has no figure for them", () => {
  const plan = { ...sampleHall, aisles: 0 };
  expect(seatPlanSvg(plan, planSeats(plan))).not.toMatch(/NaN|undefined/);
});

test("a plan is described with its seats and distances", () => {
  expect(describeSeats(sampleHall, planSeats(sampleHall))).toBe(
    "A hall 14.3 m wide and 18 m deep with 216 seats: 12 rows of 18 seats in 2 blocks of 9, rows 1,000 mm apart, chairs 550 mm from centre to centre.",
  );
  const one = { ...sampleHall, aisles: 0, rows: 1 };
  expect(describeSeats(one, planSeats(one))).toContain("1 row of 21 seats, rows");
});
