import { posture, type ChairMeasures } from "./chair-form.ts";
import { polygon, rectangle } from "../geometry.ts";
import { Edge, Hidden } from "../strokes.tsx";
import type { ChairForm } from "../types.ts";

const { armTopMm, seatTopMm, cornerMm } = posture;
const underArm = -armTopMm + 30;

/** What carries the chair, from the side: it reaches from the floor to the arm. */
export function ChairSupport({ support, measures }: { support: ChairForm["support"]; measures: ChairMeasures }) {
  const foot = <Edge d={rectangle(130, -16, 300, 16, 6)} fill="metal-deep" />;
  if (support === "panel") {
    return (
      <>
        <Edge d={polygon([92, underArm], [430, underArm], [430, 0], [142, 0])} fill="cloth-deep" />
        <Hidden d={rectangle(0, -seatTopMm, measures.seatDepthMm, measures.seatThicknessMm, cornerMm)} />
      </>
    );
  }
  if (support === "twin-leg") {
    return (
      <Edge
        d={
          polygon(
            [120, underArm],
            [146, underArm],
            [146, -24],
            [394, -24],
            [394, underArm],
            [420, underArm],
            [420, 0],
            [120, 0],
          ) + rectangle(146, -330, 248, 20)
        }
        fill="metal-deep"
      />
    );
  }
  if (support === "slanted") {
    return (
      <>
        <Edge d={polygon([276, underArm], [366, underArm], [300, -16], [210, -16])} fill="metal" />
        {foot}
      </>
    );
  }
  return (
    <>
      <Edge d={rectangle(244, underArm, 84, armTopMm - 46)} fill="metal" />
      {foot}
    </>
  );
}
