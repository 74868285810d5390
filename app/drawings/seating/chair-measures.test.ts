import { describe, expect, test } from "vitest";
import { scalesOf } from "../testing/dimension-lines.tsx";
import { measureChair, posture } from "./chair-measures.ts";

test("all supplied dimensions of a chair are drawn as long as their figures say", () => {
  const scales = scalesOf("ABPB - 11");
  expect(scales).toHaveLength(8);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
});

describe("a chair whose dimensions are supplied", () => {
  const supplied = {
    seatWidthMm: 450,
    seatDepthMm: 490,
    seatThicknessMm: 125,
    backWidthMm: 450,
    backHeightMm: 1040,
    backThicknessMm: 100,
    overallWidthMm: 625,
    centresMm: 550,
  };
  const measures = measureChair(supplied);

  test("shares an arm with its neighbour: the arm is as wide as the outer width exceeds the centres", () => {
    expect(measures.armWidthMm).toBe(75);
  });

  test("reaches the supplied height with the rounded top of its inclined back", () => {
    const slope = (posture.reclineDegrees * Math.PI) / 180;
    const { cornerMm, hingeMm } = posture;
    const along = measures.backLengthMm - cornerMm;
    const centreOfRounding = hingeMm + along * Math.cos(slope) - cornerMm * Math.sin(slope);
    expect(centreOfRounding + cornerMm).toBeCloseTo(1040, 6);
  });
});
