import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";

/** A chair seen from above, in m from the front left corner of the hall. Its back is at the side that is further from the front. */
export interface SeatPlace {
  readonly left: number;
  readonly front: number;
}

/** Everything that a plan of a hall draws besides its walls. Lengths are in m. */
export interface SeatGeometry {
  readonly places: readonly SeatPlace[];
  /** The size of a chair as drawn: only its centres are known, so it leaves a joint to its neighbour and space to walk behind it. */
  readonly chairWidth: number;
  readonly chairDepth: number;
  /** What is between a side wall and the seats, and between two blocks; undefined where there is only one block. */
  readonly sideAisle: number;
  readonly middleAisle: number | undefined;
}

/** The parts of its centres and of the spacing that a chair is drawn with, and the most that its depth may be. */
const drawn = { width: 0.9, depth: 0.58, mostDepthM: 0.62 };

/** Where every chair of a hall stands. */
export function seatGeometry(plan: SeatPlan, seated: SeatedHall): SeatGeometry {
  const centres = plan.chair.centresMm / 1000;
  const spacing = plan.rowSpacingMm / 1000;
  const { blockStartsM, blockWidthM, seatsInBlock, rows } = seated;
  const chairWidth = centres * drawn.width;
  const chairDepth = Math.min(drawn.mostDepthM, spacing * drawn.depth);
  // What the last arm adds is shared by both ends of a block.
  const offset = (blockWidthM - seatsInBlock * centres) / 2 + (centres - chairWidth) / 2;
  const across = blockStartsM.flatMap((start) =>
    Array.from({ length: seatsInBlock }, (_, seat) => start + offset + seat * centres),
  );
  const [first = 0, second] = blockStartsM;
  return {
    places: Array.from({ length: rows }, (_, row) => plan.frontM + (row + 1) * spacing - chairDepth).flatMap((front) =>
      across.map((left) => ({ left, front })),
    ),
    chairWidth,
    chairDepth,
    sideAisle: first,
    middleAisle: second === undefined ? undefined : second - first - blockWidthM,
  };
}
