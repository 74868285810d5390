import { assert, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { forEachBand } from "./octave-bands.ts";
import { absorptionForSeconds, decayConstantSPerM, eyringSeconds, sabineSeconds } from "./reverberation.ts";
import { RoomError } from "./room-error.ts";

const volumeM3 = double({ min: 1, max: 1e6, noNaN: true });
const surfaceM2 = double({ min: 1, max: 1e5, noNaN: true });
const airPerM = double({ min: 1e-4, max: 0.01, noNaN: true });
const coefficient = double({ min: 0, max: 1.5, noNaN: true });
const room = record({ volumeM3, surfaceM2, airPerM, coefficient });

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

describe("for any room", () => {
  test("more absorption never lengthens the time", () => {
    assert(
      property(room, coefficient, ({ coefficient: one, ...decay }, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((mean) => ({
          ...decay,
          absorptionM2: mean * decay.surfaceM2,
        }));
        expect(sabineSeconds(more!)).toBeLessThanOrEqual(sabineSeconds(less!));
        expect(eyringSeconds(more!) ?? 0).toBeLessThanOrEqual(eyringSeconds(less!) ?? Infinity);
      }),
    );
  });

  test("Eyring never exceeds Sabine, and approaches it if little absorbs", () => {
    assert(
      property(room, ({ coefficient: mean, ...decay }) => {
        const sabine = sabineSeconds({ ...decay, absorptionM2: mean * decay.surfaceM2 });
        const eyring = eyringSeconds({ ...decay, absorptionM2: mean * decay.surfaceM2 });
        expect(eyring === undefined).toBe(mean * decay.surfaceM2 >= decay.surfaceM2);
        expect(eyring ?? 0).toBeLessThanOrEqual(sabine * (1 + 1e-12));
        const hardM2 = 0.001 * decay.surfaceM2;
        const hard = { ...decay, absorptionM2: hardM2 };
        expect(eyringSeconds(hard)! / sabineSeconds(hard)).toBeGreaterThan(0.999);
      }),
    );
  });

  test("a room n times as long in every direction has n times the time, if the air absorbs an nth as much per metre", () => {
    assert(
      property(room, double({ min: 0.1, max: 10, noNaN: true }), ({ coefficient: mean, ...decay }, scale) => {
        const small = { ...decay, absorptionM2: mean * decay.surfaceM2 };
        const large = {
          volumeM3: small.volumeM3 * scale ** 3,
          surfaceM2: small.surfaceM2 * scale ** 2,
          absorptionM2: small.absorptionM2 * scale ** 2,
          airPerM: small.airPerM / scale,
        };
        expect(sabineSeconds(large) / sabineSeconds(small)).toBeCloseTo(scale, 6);
        if (mean < 0.999) expect(eyringSeconds(large)! / eyringSeconds(small)!).toBeCloseTo(scale, 6);
      }),
    );
  });

  test("the absorption for a time gives that time", () => {
    assert(
      property(volumeM3, airPerM, double({ min: 0.05, max: 1, noNaN: true }), (volume, air, seconds) => {
        const absorptionM2 = absorptionForSeconds(seconds, { volumeM3: volume, airPerM: air });
        expect(sabineSeconds({ volumeM3: volume, airPerM: air, absorptionM2 })).toBeCloseTo(seconds, 9);
      }),
    );
  });
});

describe("at the limits", () => {
  test("a room without absorbing surfaces decays by its air alone", () => {
    const hard = { volumeM3: 100, surfaceM2: 130, absorptionM2: 0, airPerM: 0.001 };
    expect(sabineSeconds(hard)).toBeCloseTo(decayConstantSPerM / 0.004, 9);
    expect(eyringSeconds(hard)).toBe(sabineSeconds(hard));
  });

  test("a room without any absorption is an error instead of an endless time", () => {
    const nothing = { volumeM3: 100, surfaceM2: 130, absorptionM2: 0, airPerM: 0 };
    expect(() => sabineSeconds(nothing)).toThrow(expect.objectContaining({ code: "nothingAbsorbs" }));
    expect(() => eyringSeconds(nothing)).toThrow(RoomError);
  });

  test("Eyring has no value once everything is absorbed, and approaches zero before", () => {
    const decay = { volumeM3: 100, surfaceM2: 130, airPerM: 0 };
    expect(eyringSeconds({ ...decay, absorptionM2: 130 })).toBeUndefined();
    expect(eyringSeconds({ ...decay, absorptionM2: 130 * (1 - 1e-12) })).toBeLessThan(0.01);
  });

  test.each([NaN, Infinity, -1, -Infinity])("%d is refused as a volume, an absorption and an attenuation", (value) => {
    const decay = { volumeM3: 100, surfaceM2: 130, absorptionM2: 10, airPerM: 0.001 };
    const code = Number.isFinite(value) ? "outOfRange" : "notANumber";
    for (const field of ["volumeM3", "absorptionM2", "airPerM"]) {
      expect(() => sabineSeconds({ ...decay, [field]: value })).toThrow(expect.objectContaining({ code, field }));
    }
    expect(() => eyringSeconds({ ...decay, surfaceM2: value })).toThrow(
      expect.objectContaining({ code, field: "surfaceM2" }),
    );
  });
});
