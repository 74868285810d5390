import type { SeatRules } from "../engine/check-seats.ts";
import type { SeatPlan } from "../engine/plan-seats.ts";

/** A hall of 14.3 × 18 m with twelve rows in two blocks. */
export const sampleHall: SeatPlan = {
  widthM: 14.3,
  depthM: 18,
  angleDegrees: 0,
  isBalcony: false,
  chair: { centresMm: 550, overallWidthMm: 625 },
  rows: 12,
  rowSpacingMm: 1000,
  leastSpacingMm: 900,
  sideAisleM: 1.2,
  aisles: 1,
  aisleM: 1.5,
  crossAisleM: 1.2,
  frontM: 3,
  backM: 1.5,
};

/** Rules that no code has in this form. */
export const sampleRules: SeatRules = {
  spacing: { rule: "7", leastMm: 850 },
  aisles: { rule: "8", leastM: 1.2, farthestSeatM: 3.8, mostRows: 10 },
  exits: { rule: "9 and 10", peoplePerExit: 250, leastUpstairs: 2, leastM: 1.5 },
};
