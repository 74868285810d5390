import { assert, constantFrom, double, integer, property, record } from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readDxf } from "#documents/testing/read-dxf.ts";
import { planSeats, type SeatPlan } from "../engine/plan-seats.ts";
import { sampleHall } from "../testing/sample-hall.ts";
import { seatPlanFile } from "./save-seat-plan.ts";
import { SeatPlanPicture } from "./seat-plan-picture.tsx";
import { seatGeometry, type PointM } from "./seat-geometry.ts";

const fan: SeatPlan = { ...sampleHall, angleDegrees: 60 };
const distance = ([x, y]: PointM, [toX, toY]: PointM) => Math.hypot(toX - x, toY - y);

describe("in any hall", () => {
  const change = record({
    widthM: double({ min: 12, max: 60, noNaN: true }),
    depthM: double({ min: 30, max: 60, noNaN: true }),
    angleDegrees: constantFrom(0, 20, 90),
    aisles: integer({ min: 0, max: 2 }),
    rowSpacingMm: double({ min: 700, max: 2000, noNaN: true }),
  });

  test("every chair is between the walls and the spaces in front and behind, and none overlap in a row", () => {
    assert(
      property(change, (changed) => {
        const plan = { ...sampleHall, ...changed };
        const seated = planSeats(plan);
        const { chairs } = seatGeometry(plan, seated);
        expect(chairs).toHaveLength(seated.total);
        const splay = Math.tan((plan.angleDegrees * Math.PI) / 360);
        const focus = plan.angleDegrees === 0 ? 0 : plan.widthM / 2 / splay;
        const away = ([x, y]: PointM) =>
          plan.angleDegrees === 0 ? y : Math.hypot(x - plan.widthM / 2, y + focus) - focus;
        // One assertion for thousands of corners.
        const outside = chairs.flat().filter(([x, y]) => {
          const wall = y * splay;
          return (
            x < -wall ||
            x > plan.widthM + wall ||
            y < plan.frontM - 1e-6 ||
            away([x, y]) > plan.depthM - plan.backM + 0.02
          );
        });
        expect(outside).toEqual([]);
        const [first, second] = chairs;
        if (seated.rows[0]!.seatsInBlock > 1) expect(distance(first![2], second![3])).toBeGreaterThan(0.04);
      }),
    );
  });
});

test("seats that are not needed are missing at both ends of the last row", () => {
  const plan = { ...sampleHall, seats: 214 };
  const { chairs } = seatGeometry(plan, planSeats(plan));
  const [before, last] = [chairs.slice(-34, -16), chairs.slice(-16)];
  expect(chairs).toHaveLength(214);
  expect(last[0]![0][0]).toBeCloseTo(before[1]![0][0], 9);
  expect(last.at(-1)![0][0]).toBeCloseTo(before.at(-2)![0][0], 9);
});

describe.each([
  ["rectangle", sampleHall],
  ["fan", fan],
])("the plan of a %s as a file", (_shape, plan) => {
  const seated = planSeats(plan);

  test("as DXF has the hall and every chair in millimetres, on layers", () => {
    const dxf = readDxf(seatPlanFile("dxf", plan, seated, "http://localhost/seats"));
    expect(dxf.unit).toBe(4);
    expect(dxf.layers).toEqual(expect.arrayContaining(["HALL", "CHAIRS", "CHAIR-BACKS", "DIMENSIONS", "LABELS"]));
    expect(dxf.outlines("HALL")[0]![1]).toBeCloseTo(18_000, 0);
    expect(dxf.outlines("CHAIRS")).toHaveLength(seated.total);
    expect(dxf.lengths("CHAIR-BACKS").every((length) => Math.abs(length - 495) < 1)).toBe(true);
    expect(dxf.lengths("DIMENSIONS")).toEqual(expect.arrayContaining([14_300, 18_000]));
  });

  test("as SVG is drawn at 1 : 100 in millimetres, with its address", () => {
    const svg = seatPlanFile("svg", plan, seated, "http://localhost/seats?rows=12");
    const [, width, unitsWide] = /width="([\d.]+)mm".*viewBox="\S+ \S+ ([\d.]+)/.exec(svg)!;
    expect(Number(unitsWide) / Number(width)).toBeCloseTo(100, 3);
    expect(svg).toContain("http://localhost/seats?rows=12");
    expect(svg).toContain(">14.3 m</text>");
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe.each([
  ["rectangle", sampleHall],
  ["fan", fan],
])("the edge of a balcony in the shape of a %s", (_shape, shape) => {
  // Without space behind the edge, its name has to be elsewhere.
  const hall = { ...shape, frontM: 0 };
  const balcony = { ...hall, isBalcony: true };
  const file = (format: "dxf" | "svg", plan: SeatPlan) =>
    seatPlanFile(format, plan, planSeats(plan), "http://localhost/seats");

  test("is a line apart from the walls, as long as the front, and a hall has none", () => {
    const dxf = readDxf(file("dxf", balcony));
    expect(dxf.lengths("BALCONY-EDGE")).toEqual([14_300]);
    expect(dxf.outlines("HALL")).toEqual([]);
    expect(readDxf(file("dxf", hall)).layers).not.toContain("BALCONY-EDGE");
  });

  test("is dashed in the SVG file and on the page, and named in both and in the DXF file", () => {
    const svg = file("svg", balcony);
    expect(svg).toMatch(/<g id="BALCONY-EDGE" stroke-dasharray/);
    const picture = renderToStaticMarkup(createElement(SeatPlanPicture, { plan: balcony, seated: planSeats(balcony) }));
    expect(picture.match(/seat-drawing__edge/g)).toHaveLength(1);
    for (const each of [svg, picture, file("dxf", balcony)]) expect(each).toContain("Balcony edge");
    const main = renderToStaticMarkup(createElement(SeatPlanPicture, { plan: hall, seated: planSeats(hall) }));
    for (const each of [file("svg", hall), main]) expect(each).not.toMatch(/seat-drawing__edge|Balcony|BALCONY/);
  });
});

test.each(["dxf", "svg"] as const)(
  "a plan as %s notes the stage and an assumed centre-to-centre below it",
  (format) => {
    const plan = { ...sampleHall, chair: { centresMm: 550, isAssumed: true } };
    const file = seatPlanFile(format, plan, planSeats(plan), "http://localhost/seats");
    expect(file).toContain("No stage is planned, only 3 m in front of the first row.");
    expect(file).toContain("550 mm from centre to centre is assumed: it was not supplied for this chair.");
  },
);

test("the dimensions of a rectangle are its aisles and blocks, and without a middle aisle there is none", () => {
  const svg = (plan: SeatPlan) => seatPlanFile("svg", plan, planSeats(plan), "http://localhost/seats");
  for (const figure of ["18 m", "1 m", "5.03 m"]) expect(svg(sampleHall)).toContain(`>${figure}</text>`);
  expect(svg({ ...sampleHall, aisles: 0 })).not.toMatch(/NaN|undefined/);
});
