import { describe, expect, test } from "vitest";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { assessRoom } from "../engine/assess-room.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { listeningTimes } from "./listening-times.ts";

const timesWith = (product: string, change: Partial<RoomPlan> = {}) =>
  listeningTimes({ ...samplePlan, treatments: [{ product, face: "ceiling", areaM2: 40 }], ...change }, sampleData);

describe("the times for listening to a room", () => {
  test("are those of the calculation before the treatment", () => {
    const { before } = timesWith("panels/exact");
    expect(before).toEqual(assessRoom(samplePlan, sampleData).full.before.bands!.sabine);
  });

  test("decrease from 250 to 2000 Hz by a product's NRC and are unchanged at 125 and 4000 Hz", () => {
    const { before, after } = timesWith("panels/exact");
    const shorter = after.longest.map((seconds, band) => seconds < before[band]! - 1e-9);
    expect(shorter).toEqual([false, true, true, true, true, false]);
    expect(after.longest[0]).toBeCloseTo(before[0]);
    expect(after.longest[5]).toBeCloseTo(before[5]);
  });

  test("are one for a single NRC, and two for a range", () => {
    const exact = timesWith("panels/exact").after;
    expect(exact.shortest).toEqual(exact.longest);
    const { shortest, longest } = timesWith("panels/range").after;
    expect(shortest[2]).toBeLessThan(longest[2]);
  });

  test("use the bands of a measured product", () => {
    const { before, after } = timesWith("panels/measured");
    expect(after.longest[0]).toBeLessThan(before[0]);
    expect(after.shortest).toEqual(after.longest);
  });

  test("do not change a surface's absorption in the bands that NRC does not cover", () => {
    const surfaces = { floor: "hard", walls: "hard", ceiling: "soft" };
    const { before, after } = timesWith("panels/exact", { surfaces });
    expect(after.longest[5]).toBeCloseTo(before[5]);
  });

  test("are for the empty room if the target is", () => {
    expect(timesWith("panels/exact", { target: "bare" }).before[2]).toBeGreaterThan(
      timesWith("panels/exact").before[2],
    );
  });
});
