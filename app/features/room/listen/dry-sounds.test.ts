import { globSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { handClap, pluckedPhrase } from "./dry-sounds.ts";

const sampleRateHz = 48_000;
const energyBetween = (sound: Float32Array, fromS: number, toS: number) =>
  sound.subarray(fromS * sampleRateHz, toS * sampleRateHz).reduce((sum, sample) => sum + sample ** 2, 0);

describe.each([
  ["hand clap", handClap],
  ["phrase", pluckedPhrase],
])("the %s", (_, sound) => {
  const samples = sound(sampleRateHz);

  test("is as loud as allowed and no louder", () => {
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(1);
  });

  test("ends in silence, without a click", () => {
    expect(samples.at(-1)).toBe(0);
    expect(Math.abs(samples.at(-40)!)).toBeLessThan(0.05);
  });

  test("has the same duration at another sample rate", () => {
    expect(sound(44_100).length / 44_100).toBeCloseTo(samples.length / sampleRateHz, 2);
  });
});

test("all sound files together take up at most 150 kB", () => {
  const stored = globSync("app/features/room/listen/*.{aac,flac,m4a,mp3,ogg,opus,wav}");
  expect(stored).toHaveLength(1);
  expect(stored.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(150_000);
});

test("a hand clap is over in a tenth of a second", () => {
  const clap = handClap(sampleRateHz);
  expect(energyBetween(clap, 0.1, 0.16)).toBeLessThan(0.001 * energyBetween(clap, 0, 0.1));
});

test("the strings sound at the pitch of their notes", () => {
  // The first note, an F of 293.7 Hz, alone until the second: equal to itself one period later.
  const string = pluckedPhrase(sampleRateHz).subarray(4800, 9600);
  const likeness = (lag: number) =>
    string.subarray(0, 4000).reduce((sum, sample, index) => sum + sample * string[index + lag]!, 0);
  const lags = Array.from({ length: 200 }, (_, index) => index + 80);
  const best = lags.toSorted((a, b) => likeness(b) - likeness(a))[0]!;
  expect(sampleRateHz / best).toBeCloseTo(293.66, -1);
});
