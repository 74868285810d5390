import { describe, expect, test, vi } from "vitest";
import { forEachBand, octaveBandsHz, type PerOctaveBand } from "../engine/octave-bands.ts";
import { measureDecay } from "../testing/measured-decay.ts";
import { makeImpulseResponse, type ListeningRoom } from "./impulse-response.ts";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { assessRoom } from "../engine/assess-room.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { listeningTimes } from "./listening-times.ts";

// Long decays are many samples.
vi.setConfig({ testTimeout: 120_000 });

const sampleRateHz = 48_000;
const classroom = { lengthM: 9, widthM: 7, heightM: 3 };
const even = (seconds: number): PerOctaveBand => forEachBand(() => seconds);

/** The largest relative error of a measured decay, over both ears, all bands, T20 and T30. */
function largestError(room: ListeningRoom, rateHz = sampleRateHz): number {
  const errors = makeImpulseResponse(room, rateHz).flatMap((ear) =>
    octaveBandsHz.flatMap((centreHz, band) => {
      const { t20, t30 } = measureDecay(ear, centreHz, rateHz);
      return [t20, t30].map((measured) => Math.abs(measured / room.seconds[band]! - 1));
    }),
  );
  expect(errors).toHaveLength(24);
  return Math.max(...errors);
}

describe("the decay measured from the samples", () => {
  test.each([0.3, 0.4, 0.6, 1, 2, 4, 8])("is within 5 percent of %d s in every band and in both ears", (seconds) => {
    expect(largestError({ box: classroom, seconds: even(seconds) })).toBeLessThan(0.05);
  });

  // If a band decays much more slowly than its neighbour, a filter also picks up the rest of it in the
  // neighbour.
  test.each<[string, PerOctaveBand]>([
    ["a bare room", [1.5, 1.3, 1.15, 1.05, 1, 0.9]],
    ["a room that is treated for speech only", [1.5, 0.8, 0.6, 0.55, 0.6, 0.9]],
    ["a classroom with people", [4.18, 3.33, 1.89, 1.52, 1.43, 1.23]],
    ["a classroom whose ceiling has only an NRC", [4.18, 0.72, 0.62, 0.57, 0.56, 1.23]],
    ["an office with a thin carpet", [3.94, 4.31, 3.36, 1.87, 1.15, 0.86]],
    ["a room with plasterboard, which absorbs low sounds", [0.75, 0.93, 1.06, 0.94, 0.74, 0.63]],
    ["a cinema with fabric on its walls", [2.27, 1.27, 1.16, 1.06, 0.96, 1.17]],
    ["a waiting room with a ceiling", [1.87, 0.82, 0.82, 0.81, 0.78, 1.89]],
    ["a church", [8, 7, 6, 5, 4, 2.5]],
  ])("follows times that differ from band to band, as in %s", (_, seconds) => {
    expect(largestError({ box: classroom, seconds })).toBeLessThan(0.05);
  });

  test.each([
    { lengthM: 3, widthM: 2, heightM: 2.4 },
    { lengthM: 40, widthM: 25, heightM: 12 },
  ])("does not depend on the size of the room: $lengthM m", (box) => {
    expect(largestError({ box, seconds: even(1) })).toBeLessThan(0.05);
  });

  test("does not depend on the sample rate", () => {
    expect(largestError({ box: classroom, seconds: even(0.6) }, 44_100)).toBeLessThan(0.05);
  });
});

test("the same room gives the same samples", () => {
  const room = { box: classroom, seconds: even(0.5) };
  const [one, other] = [makeImpulseResponse(room, sampleRateHz), makeImpulseResponse(room, sampleRateHz)];
  for (const ear of [0, 1] as const)
    expect(Buffer.compare(Buffer.from(one[ear].buffer), Buffer.from(other[ear].buffer))).toBe(0);
});

test("a treatment changes the reverberation and leaves the direct sound as it was", () => {
  const loudest = (seconds: number) =>
    Math.max(...makeImpulseResponse({ box: classroom, seconds: even(seconds) }, sampleRateHz)[0].subarray(0, 60));
  expect(loudest(0.5)).toBeCloseTo(loudest(2), 2);
});

test("energy is higher in a room that absorbs less", () => {
  const energy = (seconds: number) =>
    makeImpulseResponse({ box: classroom, seconds: even(seconds) }, sampleRateHz)[0].reduce(
      (sum, sample) => sum + sample ** 2,
      0,
    );
  expect(energy(2)).toBeGreaterThan(2 * energy(0.5));
});

test("the ears hear the same loudness and different sound", () => {
  const [left, right] = makeImpulseResponse({ box: classroom, seconds: even(1) }, sampleRateHz);
  const products = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, sample, index) => sum + sample * other[index]!, 0);
  expect(10 * Math.log10(products(left, left) / products(right, right))).toBeCloseTo(0, 0);
  expect(Math.abs(products(left, right) / products(left, left))).toBeLessThan(0.6);
});

test("all samples are numbers, for the shortest and the longest times", () => {
  for (const seconds of [0.05, 20])
    for (const ear of makeImpulseResponse({ box: classroom, seconds: even(seconds) }, 44_100))
      expect(ear.every(Number.isFinite)).toBe(true);
});

const timesWith = (product: string, change: Partial<RoomPlan> = {}) =>
  listeningTimes({ ...samplePlan, treatments: [{ product, face: "ceiling", areaM2: 40 }], ...change }, sampleData);

describe("the times for listening to a room", () => {
  test("are those of the calculation before the treatment", () => {
    const { before } = timesWith("panels/exact");
    expect(before).toEqual(assessRoom(samplePlan, sampleData).full.before.bands!);
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
