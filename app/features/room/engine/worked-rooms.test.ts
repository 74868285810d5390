import { describe, expect, test } from "vitest";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { acousticData, type AbsorbingProduct } from "./acoustic-data.ts";
import { assessRoom } from "./assess-room.ts";

const product = (least: number, most = least): AbsorbingProduct => ({
  name: "Panel",
  nrc: { least, most },
  printedNrc: `${least}`,
});
const data = {
  ...acousticData(ownCatalogue()),
  products: { range: product(0.75, 0.85), slats: product(0.83), tile: product(0.9) },
};

interface WorkedRoom {
  plan: RoomPlan;
  /** Occupied and empty: before, and after with the lowest and with the highest NRC. */
  sabine: { full: [number, number, number]; empty: [number, number, number] };
  eyring: { full: [number, number, number]; empty: [number, number, number] };
  absorptionM2: [number, number];
  bandsBefore: number[];
  targetSeconds: number;
}

// Calculated independently with the coefficients and formulas of the sources.
const rooms: Record<string, WorkedRoom> = {
  "a meeting room of 162 m³ with 30 upholstered seats": {
    plan: {
      box: { lengthM: 9, widthM: 6, heightM: 3 },
      surfaces: { floor: "carpet", walls: "plasterboard", ceiling: "plasterboard" },
      parts: [
        { surface: "glass", face: "left", areaM2: 12 },
        { surface: "timber-door", face: "back", areaM2: 2.1 },
      ],
      seating: { kind: "upholstered", seats: 30, people: 24 },
      climate: "20-50",
      target: "din-a3-teaching",
      treatments: [{ product: "range", face: "right", areaM2: 15 }],
    },
    sabine: { full: [0.885, 0.655, 0.631], empty: [0.93, 0.679, 0.654] },
    eyring: { full: [0.821, 0.589, 0.565], empty: [0.865, 0.613, 0.588] },
    absorptionM2: [28.79, 39.14],
    bandsBefore: [0.81, 0.93, 1, 0.91, 0.74, 0.65],
    targetSeconds: 0.537,
  },
  "a hall of 3072 m³ with 400 seats in warm air": {
    plan: {
      box: { lengthM: 24, widthM: 16, heightM: 8 },
      surfaces: { floor: "carpet", walls: "plaster", ceiling: "plasterboard" },
      parts: [
        { surface: "wood-stage", face: "floor", areaM2: 60 },
        { surface: "curtain", face: "front", areaM2: 70 },
        { surface: "opening", face: "front", areaM2: 20 },
      ],
      seating: { kind: "upholstered", seats: 400, people: 300 },
      climate: "28-60",
      target: "din-a2",
      treatments: [{ product: "slats", face: "back", areaM2: 80 }],
    },
    sabine: { full: [1.611, 1.333, 1.333], empty: [1.709, 1.4, 1.4] },
    eyring: { full: [1.446, 1.164, 1.164], empty: [1.546, 1.231, 1.231] },
    absorptionM2: [291.32, 355.32],
    bandsBefore: [2.04, 1.93, 1.68, 1.52, 1.4, 1.29],
    targetSeconds: 1.15,
  },
  "a classroom of 202 m³ that is judged without people": {
    plan: {
      box: { lengthM: 9, widthM: 7, heightM: 3.2 },
      surfaces: { floor: "tile", walls: "plaster", ceiling: "concrete" },
      parts: [{ surface: "glass", face: "left", areaM2: 12 }],
      seating: { kind: "wooden", seats: 36, people: 30 },
      climate: "28-60",
      target: "ansi-classroom",
      treatments: [{ product: "tile", face: "ceiling", areaM2: 40 }],
    },
    sabine: { full: [1.842, 0.614, 0.614], empty: [5.271, 0.783, 0.783] },
    eyring: { full: [1.778, 0.542, 0.542], empty: [5.222, 0.713, 0.713] },
    absorptionM2: [5.12, 40.42],
    bandsBefore: [7.95, 8.64, 5.83, 4.74, 3.84, 2.41],
    targetSeconds: 0.6,
  },
};

describe.each(Object.entries(rooms))("%s", (_, room) => {
  const assessment = assessRoom(room.plan, data);

  test.each(["full", "empty"] as const)("has the times that were calculated by hand, %s", (state) => {
    const { before, after } = assessment[state];
    const [sabineBefore, sabineLongest, sabineShortest] = room.sabine[state];
    expect(before.sabine.least).toBeCloseTo(sabineBefore, 3);
    expect(after.sabine.most).toBeCloseTo(sabineLongest, 3);
    expect(after.sabine.least).toBeCloseTo(sabineShortest, 3);
    const [eyringBefore, eyringLongest, eyringShortest] = room.eyring[state];
    expect(before.eyring!.least).toBeCloseTo(eyringBefore, 3);
    expect(after.eyring!.most).toBeCloseTo(eyringLongest, 3);
    expect(after.eyring!.least).toBeCloseTo(eyringShortest, 3);
  });

  test("has the absorption, the octave bands and the target that were calculated by hand", () => {
    const { before, after } = assessment[assessment.judged];
    expect(before.absorptionM2.least).toBeCloseTo(room.absorptionM2[0], 2);
    expect(after.absorptionM2.least).toBeCloseTo(room.absorptionM2[1], 2);
    for (const [band, seconds] of room.bandsBefore.entries())
      expect(Math.abs(before.bands![band]! - seconds)).toBeLessThan(0.0051);
    if (!("time" in assessment.target)) throw new Error(assessment.target.reason);
    expect(assessment.target.time.seconds).toBeCloseTo(room.targetSeconds, 3);
  });
});
