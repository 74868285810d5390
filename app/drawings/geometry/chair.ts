import type { ChairDimensions } from "#content/schema/drawing-seating.ts";

/** Proportions of a chair whose dimensions are not supplied; its drawing says that it is schematic. */
const assumed: ChairDimensions = {
  seatWidthMm: 480,
  seatDepthMm: 480,
  seatThicknessMm: 110,
  backWidthMm: 480,
  backHeightMm: 1000,
  backThicknessMm: 90,
  overallWidthMm: 640,
  centresMm: 575,
};

/** Heights above the floor and angles that no specification gives, the same for every chair. */
export const posture = { seatTopMm: 430, armTopMm: 645, hingeMm: 330, reclineDegrees: 12, cornerMm: 38 };

export interface ChairMeasures extends ChairDimensions {
  armWidthMm: number;
  /** Length of the back along its slope, from the hinge, so that its highest point is at the supplied height. */
  backLengthMm: number;
  /** The distance from the front edge of the seat to the front of the back, at hinge height. */
  backFootMm: number;
}

/**
 * All dimensions that the views share. The arm is drawn as shared by two neighbours: its width is the width over
 * both arms minus the centre-to-centre.
 */
export function measureChair(dimensions: ChairDimensions = assumed): ChairMeasures {
  const { overallWidthMm, centresMm, backHeightMm, seatDepthMm } = dimensions;
  const slope = (posture.reclineDegrees * Math.PI) / 180;
  const { cornerMm, hingeMm } = posture;
  return {
    ...dimensions,
    armWidthMm: overallWidthMm - centresMm,
    backLengthMm: (backHeightMm - hingeMm - cornerMm + cornerMm * Math.sin(slope)) / Math.cos(slope) + cornerMm,
    backFootMm: seatDepthMm - 14,
  };
}
