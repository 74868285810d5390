import { describe, expect, test } from "vitest";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { assessRoom } from "../engine/assess-room.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { listeningTimes } from "./listening-times.ts";

const timesWith = (product: string, change: Partial<RoomPlan> = {}) =>
  listeningTimes({ ...samplePlan, treatments: [{ product, face: "ceiling", areaM2: 40 }], ...change }, sampleData);

describe("the times with which a room is heard", () => {
  test("are those of the calculation before the treatment", () => {
    const { before } = timesWith("panels/exact");
    expect(before).toEqual(assessRoom(samplePlan, sampleData).full.before.bands!.sabine);
  });

  test("fall from 250 to 2000 Hz by a product's NRC and stay at 125 and 4000 Hz", () => {
    const { before, after } = timesWith("panels/exact");
    const shorter = after.longest.map((seconds, band) => seconds < before[band]! - 1e-9);
    expect(shorter).toEqual([false, true, true, true, true, false]);
    expect(after.longest[0]).toBeCloseTo(before[0]);
    expect(after.longest[5]).toBeCloseTo(before[5]);
  });

  test("are one for an NRC that is one number, and two for a range", () => {
    const exact = timesWith("panels/exact").after;
    expect(exact.shortest).toEqual(exact.longest);
    const { shortest, longest } = timesWith("panels/range").after;
    expect(shortest[2]).toBeLessThan(longest[2]);
  });

  test("use the bands of a product that was measured", () => {
    const { before, after } = timesWith("panels/measured");
    expect(after.longest[0]).toBeLessThan(before[0]);
    expect(after.shortest).toEqual(after.longest);
  });

  test("leave a surface as soft as it was in the bands of which NRC says nothing", () => {
    const surfaces = { floor: "hard", walls: "hard", ceiling: "soft" };
    const { before, after } = timesWith("panels/exact", { surfaces });
    expect(after.longest[5]).toBeCloseTo(before[5]);
  });

  test("are without people where the target is for an empty room", () => {
    expect(timesWith("panels/exact", { target: "bare" }).before[2]).toBeGreaterThan(
      timesWith("panels/exact").before[2],
    );
  });
});
