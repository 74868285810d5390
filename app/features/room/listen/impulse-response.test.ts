import { describe, expect, test } from "vitest";
import { forEachBand, octaveBandsHz, type PerOctaveBand } from "../engine/octave-bands.ts";
import { measureDecay } from "../testing/measured-decay.ts";
import { makeImpulseResponse } from "./impulse-response.ts";

const sampleRateHz = 48_000;
const classroom = { lengthM: 9, widthM: 7, heightM: 3 };
const even = (seconds: number): PerOctaveBand => forEachBand(() => seconds);

describe("the decay measured from the samples", () => {
  test.each([0.3, 0.4, 0.6, 1, 2, 4, 8])("is within 5 percent of %d s in every band and in both ears", (seconds) => {
    for (const ear of makeImpulseResponse({ box: classroom, seconds: even(seconds) }, sampleRateHz))
      for (const centreHz of octaveBandsHz)
        for (const [name, measured] of Object.entries(measureDecay(ear, centreHz, sampleRateHz)))
          expect(Math.abs(measured / seconds - 1), `${name} at ${centreHz} Hz`).toBeLessThan(0.05);
  });

  test("follows times that differ from band to band", () => {
    const seconds: PerOctaveBand = [1.5, 1.3, 1.15, 1.05, 1, 0.9];
    for (const ear of makeImpulseResponse({ box: classroom, seconds }, sampleRateHz))
      for (const [band, centreHz] of octaveBandsHz.entries()) {
        const { t20 } = measureDecay(ear, centreHz, sampleRateHz);
        expect(Math.abs(t20 / seconds[band]! - 1), `${centreHz} Hz`).toBeLessThan(0.05);
      }
  });

  test.each([
    { lengthM: 3, widthM: 2, heightM: 2.4 },
    { lengthM: 40, widthM: 25, heightM: 12 },
  ])("does not depend on the size of the room: $lengthM m", (box) => {
    const [ear] = makeImpulseResponse({ box, seconds: even(1) }, sampleRateHz);
    expect(measureDecay(ear, 1000, sampleRateHz).t30).toBeCloseTo(1, 1);
  });
});

test("the same room gives the same samples", () => {
  const room = { box: classroom, seconds: even(0.5) };
  expect(makeImpulseResponse(room, sampleRateHz)).toEqual(makeImpulseResponse(room, sampleRateHz));
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

test("nothing of it is not a number, in the smallest and the largest times", () => {
  for (const seconds of [0.05, 20])
    for (const ear of makeImpulseResponse({ box: classroom, seconds: even(seconds) }, 44_100))
      expect(ear.every(Number.isFinite)).toBe(true);
});
