import { assert, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { assessRoom } from "./assess-room.ts";
import { boxFaces } from "./faces.ts";
import { type Question, solveRoom } from "./solve-room.ts";

const untreated: RoomPlan = { ...samplePlan, treatments: [] };
const question: Question = { product: "panels/exact", faces: boxFaces, aim: "target" };
const solve = (change: Partial<Question> = {}, plan = untreated) =>
  solveRoom(plan, { ...question, ...change }, sampleData);

function solved(change: Partial<Question> = {}, plan = untreated) {
  const solution = solve(change, plan);
  if (solution.kind !== "solved") throw new Error(solution.kind);
  return solution;
}

function timeWith(
  areas: readonly { face: (typeof boxFaces)[number] | "walls"; areaM2: number }[],
  product = question.product,
  plan = untreated,
) {
  const treatments = [...(plan.treatments ?? []), ...areas.map((area) => ({ ...area, product }))];
  return assessRoom({ ...plan, treatments }, sampleData).full.after.sabine.most;
}

describe("the smallest area of a product", () => {
  test("meets the target, and a tenth of a square metre less does not", () => {
    const solution = solved();
    const { face, areaM2 } = solution.areas[0]!;
    expect(solution.areas).toHaveLength(1);
    expect(timeWith(solution.areas)).toBeLessThanOrEqual(0.8);
    expect(timeWith([{ face, areaM2: areaM2 - 0.1 }])).toBeGreaterThan(0.8);
  });

  test("uses the lower end of a range of NRC", () => {
    const solution = solved({ product: "panels/range" });
    expect(timeWith(solution.areas, "panels/range")).toBeLessThanOrEqual(0.8);
    expect(solution.areaM2).toBeGreaterThan(solved().areaM2);
  });

  test("is smaller if the end of the tolerance is enough", () => {
    const plan = { ...untreated, target: "lecture" };
    expect(solved({ aim: "tolerance" }, plan).areaM2).toBeLessThan(solved({}, plan).areaM2);
  });

  test("goes first to the face where the product is most effective", () => {
    const surfaces = { ...untreated.surfaces, ceiling: "soft" };
    const targets = { speech: { label: "Speech", source: "book", kind: "about", seconds: 0.5 } as const };
    const plan = { ...untreated, seating: undefined, surfaces };
    const solution = solveRoom(plan, { ...question, faces: ["ceiling", "left"] }, { ...sampleData, targets });
    expect(solution).toMatchObject({ kind: "solved", areas: [{ face: "left", areaM2: 30 }, { face: "ceiling" }] });
  });

  test("is added to the treatment that a room already has", () => {
    const plan = { ...untreated, treatments: [{ product: "panels/exact", face: "back" as const, areaM2: 10 }] };
    const solution = solved({ faces: ["ceiling"] }, plan);
    expect(timeWith(solution.areas, question.product, plan)).toBeLessThanOrEqual(0.8);
    expect(solution.areaM2).toBeLessThan(solved({ faces: ["ceiling"] }).areaM2);
  });
});

describe("where there is no smallest area", () => {
  test("a target out of reach is reported with the shortest time", () => {
    const plan = { ...untreated, seating: undefined };
    const solution = solve({ faces: ["front"] }, plan);
    if (solution.kind !== "cannotBeMet") throw new Error(solution.kind);
    expect(solution.areaM2).toBeCloseTo(20);
    const treated = timeWith([{ face: "front", areaM2: 20 }], question.product, plan);
    expect(solution.bestSeconds).toBeCloseTo(treated, 9);
    expect(solution.bestSeconds).toBeGreaterThan(0.8);
  });

  test("a face on which the product adds no absorption is left unchanged", () => {
    const plan = { ...untreated, surfaces: { ...untreated.surfaces, ceiling: "full" }, target: "short" };
    const targets = { short: { label: "Short", source: "book", kind: "about", seconds: 0.1 } as const };
    const solution = solveRoom(
      plan,
      { ...question, product: "panels/range", faces: ["ceiling"] },
      { ...sampleData, targets },
    );
    expect(solution).toMatchObject({ kind: "cannotBeMet", areaM2: 0 });
  });

  test("a room that meets its target needs nothing", () => {
    expect(solve({}, { ...samplePlan })).toEqual({ kind: "alreadyMet" });
  });

  test("a room without a target says why", () => {
    const plan = {
      ...untreated,
      box: { lengthM: 3, widthM: 3, heightM: 3 },
      parts: [],
      seating: undefined,
      target: "lecture",
    };
    expect(solve({}, plan)).toEqual({ kind: "noTarget", reason: "Lecture is for rooms of 50 m³ or more." });
  });
});

test("in any room the solved area meets the target, unless even the whole free area does not", () => {
  const metres = double({ min: 3, max: 40, noNaN: true });
  assert(
    property(metres, metres, double({ min: 2.2, max: 9, noNaN: true }), (lengthM, widthM, heightM) => {
      const plan = { ...untreated, box: { lengthM, widthM, heightM }, parts: [], seating: undefined };
      const solution = solve({}, plan);
      if (solution.kind === "solved")
        expect(timeWith(solution.areas, question.product, plan)).toBeLessThanOrEqual(0.8 + 1e-6);
      else expect(solution).toMatchObject({ kind: "cannotBeMet" });
    }),
  );
});
