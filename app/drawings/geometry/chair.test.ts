import { describe, expect, test } from "vitest";
import { chairViews } from "./chair-views.ts";
import { measureChair, posture } from "./chair.ts";
import { extentsOf } from "./shapes.ts";

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

  test("shares an arm with its neighbour: the arm is as wide as the difference between outer width and centre-to-centre", () => {
    expect(measures.armWidthMm).toBe(75);
  });

  test("reaches the supplied height with the rounded top of its inclined back", () => {
    const slope = (posture.reclineDegrees * Math.PI) / 180;
    const { cornerMm, hingeMm } = posture;
    const along = measures.backLengthMm - cornerMm;
    const centreOfRounding = hingeMm + along * Math.cos(slope) - cornerMm * Math.sin(slope);
    expect(centreOfRounding + cornerMm).toBeCloseTo(1040, 6);
  });

  test("has views of its seat and backrest by their outer sizes, apart from each other", () => {
    const views = chairViews(supplied);
    const sizes = (layer: string) =>
      views
        .filter((part) => part.layer === layer)
        .map((part) => extentsOf([part]))
        .map(({ widthMm, heightMm }) => [widthMm, heightMm]);
    const [plan, front, side] = [0, 1, 2];
    expect(sizes("SEAT")).toEqual([
      [450, 490],
      [450, 125],
      [490, 125],
    ]);
    expect(sizes("BACKREST")).toEqual([
      [450, 100],
      [450, 1040],
      [100, 1040],
    ]);
    for (const view of [plan, front, side]) {
      const [seat, back] = ["SEAT", "BACKREST"].map((layer) =>
        extentsOf([views.filter((part) => part.layer === layer)[view]!]),
      );
      expect(back!.bottomMm).toBeGreaterThan(seat!.bottomMm + seat!.heightMm);
    }
  });

  test("has its outer width and the distance of its neighbour in plan", () => {
    const lines = chairViews(supplied).flatMap((part) =>
      part.form === "line" && part.from[1] === part.to[1] ? [[part.layer, part.to[0] - part.from[0]]] : [],
    );
    expect(lines).toEqual([
      ["CHAIR-CENTRES", 550],
      ["OUTER-WIDTH", 625],
    ]);
  });
});
