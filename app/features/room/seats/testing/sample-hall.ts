import type { SeatPlan } from "../engine/plan-seats.ts";

/** A hall of 14.3 × 18 m with twelve rows in two blocks. */
export const sampleHall: SeatPlan = {
  widthM: 14.3,
  depthM: 18,
  chair: { centresMm: 550, overallWidthMm: 625 },
  rows: 12,
  rowSpacingMm: 1000,
  leastSpacingMm: 900,
  sideAisleM: 1.2,
  aisles: 1,
  aisleM: 1.5,
  frontM: 3,
  backM: 1.5,
};
