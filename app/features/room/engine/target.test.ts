import { describe, expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { judge, targetFor, type TargetTime } from "./target.ts";

const { targets } = ownCatalogue().acoustics;

const find = (name: string, volumeM3: number, heightM = 3) =>
  targetFor(targets[name]!, { volumeM3, heightM, airPerM: 0 });
const timeOf = (...room: Parameters<typeof find>) => (find(...room) as { time: TargetTime }).time;
const reasonOf = (...room: Parameters<typeof find>) => (find(...room) as { reason?: string }).reason;

describe("DIN 18041 group A", () => {
  test.each([
    ["din-a1", 1000, 1.42],
    ["din-a2", 1000, 0.97],
    ["din-a3-teaching", 1000, 0.79],
    ["din-a3-speech", 1000, 0.79],
    ["din-a4", 500, 0.56],
    ["din-a5", 1000, 1.25],
    ["din-a5", 20_000, 2],
  ])("%s in %d m³ is %d s, from 0.8 to 1.2 of it", (name, volumeM3, seconds) => {
    const time = timeOf(name, volumeM3);
    expect(time.seconds).toBeCloseTo(seconds, 2);
    expect(time.least! / time.seconds).toBeCloseTo(0.8);
    expect(time.most / time.seconds).toBeCloseTo(1.2);
  });

  test("states its range of volumes instead of a target for another volume", () => {
    expect(reasonOf("din-a2", 49)).toBe("DIN 18041 A2 is for rooms of 50 m³ or more.");
    expect(reasonOf("din-a4", 501)).toBe("DIN 18041 A4 is for rooms of up to 500 m³.");
    expect(reasonOf("din-a3-teaching", 3)).toBe("DIN 18041 A3 has no target for a room as small as this.");
    expect(reasonOf("din-a2", 50)).toBeUndefined();
  });
});

test("DIN 18041 group B requires absorption by volume in rooms higher than 2.5 m, from which the time follows", () => {
  const { absorptionPerM, seconds, least, most } = timeOf("din-b4", 900);
  expect(absorptionPerM).toBeCloseTo(1 / (2.13 + 4.69 * Math.log10(3)), 9);
  expect(seconds).toBeCloseTo(0.1611 / absorptionPerM!, 3);
  expect([least, most]).toEqual([undefined, seconds]);
  expect(reasonOf("din-b4", 900, 2.5)).toBe("DIN 18041 B4 applies only to rooms higher than 2.5 m.");
});

test("ANSI/ASA S12.60 allows 0.6 s below 283 m³, 0.7 s up to 566 m³, and sets no limit beyond", () => {
  expect([282.9, 283, 566].map((volumeM3) => timeOf("ansi-classroom", volumeM3).most)).toEqual([0.6, 0.7, 0.7]);
  expect(reasonOf("ansi-classroom", 567)).toContain("up to 566 m³");
});

test("WHO requires about 0.6 s in classrooms and less than 1 s in school halls", () => {
  expect(timeOf("who-classroom", 200)).toEqual({ seconds: 0.6, most: 0.6 });
  const hall = timeOf("who-hall", 2000);
  expect(judge({ least: 1, most: 1 }, hall)).toBe("tooLong");
  expect(judge({ least: 0.99, most: 0.99 }, hall)).toBe("met");
});

test("times are compared with the tolerance, and a range that meets it only in part is reported as such", () => {
  const time = { seconds: 1, least: 0.8, most: 1.2 };
  const verdicts = [
    [0.8, 1.2],
    [1.21, 1.5],
    [0.5, 0.79],
    [1.1, 1.3],
    [0.7, 1.3],
  ].map(([least, most]) => judge({ least: least!, most: most! }, time));
  expect(verdicts).toEqual(["met", "tooLong", "tooShort", "partly", "partly"]);
});
