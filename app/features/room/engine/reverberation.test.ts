import { assert, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { forEachBand } from "./octave-bands.ts";
import { absorptionForSeconds, decayConstantSPerM, eyringSeconds, sabineSeconds } from "./reverberation.ts";

describe("published cases", () => {
  test("the constant is 0.161 s/m at 343 m/s", () => expect(decayConstantSPerM).toBeCloseTo(0.161, 3));

  test("1000 m² with a mean coefficient of 0.3 around 2000 m³ of air with m = 0.0059/m have 0.80 s by Eyring", () => {
    const hall = { volumeM3: 2000, surfaceM2: 1000, absorptionM2: 300, airPerM: 0.0059 };
    expect(eyringSeconds(hall)).toBeCloseTo(0.8, 2);
  });

  // F. A. Everest, The Master Handbook of Acoustics, 4th edition, reverberation example 2: a room of 23.3 × 16 × 10 ft with a
  // concrete floor, gypsum board and 340 ft² of acoustical tile.
  test("Everest's room with acoustical tile has the published times, in feet and by Sabine", () => {
    const footM = 0.3048;
    const sabins = [370.4, 214.8, 328.8, 339.5, 336.8, 329.4];
    const times = forEachBand((band) =>
      sabineSeconds({ volumeM3: 3728 * footM ** 3, absorptionM2: sabins[band]! * footM ** 2, airPerM: 0 }),
    );
    const printed = [0.49, 0.85, 0.56, 0.54, 0.54, 0.55];
    // He calculates with 0.049 in feet and prints two digits.
    for (const [band, seconds] of times.entries()) expect(Math.abs(seconds - printed[band]!)).toBeLessThan(0.01);
  });

  test("480 m³ with 3 s have 25.8 m² of absorption", () => {
    expect(absorptionForSeconds(3, { volumeM3: 480, airPerM: 0 })).toBeCloseTo(25.8, 1);
  });
});

test("in any room Eyring never exceeds Sabine, approaches it if little absorbs, and has no value once everything is absorbed", () => {
  const room = record({
    volumeM3: double({ min: 1, max: 1e6, noNaN: true }),
    surfaceM2: double({ min: 1, max: 1e5, noNaN: true }),
    airPerM: double({ min: 1e-4, max: 0.01, noNaN: true }),
  });
  assert(
    property(room, double({ min: 0, max: 1.5, noNaN: true }), (decay, coefficient) => {
      const absorbing = { ...decay, absorptionM2: coefficient * decay.surfaceM2 };
      const eyring = eyringSeconds(absorbing);
      expect(eyring === undefined).toBe(absorbing.absorptionM2 >= decay.surfaceM2);
      expect(eyring ?? 0).toBeLessThanOrEqual(sabineSeconds(absorbing) * (1 + 1e-12));
      const hard = { ...decay, absorptionM2: 0.001 * decay.surfaceM2 };
      expect(eyringSeconds(hard)! / sabineSeconds(hard)).toBeGreaterThan(0.999);
    }),
  );
});

test("a room without absorbing surfaces decays by its air alone", () => {
  const hard = { volumeM3: 100, surfaceM2: 130, absorptionM2: 0, airPerM: 0.001 };
  expect(sabineSeconds(hard)).toBeCloseTo(decayConstantSPerM / 0.004, 9);
  expect(eyringSeconds(hard)).toBe(sabineSeconds(hard));
});
