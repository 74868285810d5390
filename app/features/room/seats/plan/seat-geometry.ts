import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";

/** A chair in plan, in m from the front left corner of the hall. Its back is on the side further from the front. */
export interface SeatPlace {
  readonly left: number;
  readonly front: number;
}

/** Everything in a plan of a hall besides its walls. Lengths are in m. */
export interface SeatGeometry {
  readonly places: readonly SeatPlace[];
  /**
   * The size of a drawn chair: only its centre-to-centre is known, so it leaves a joint to its neighbour and space
   * to walk behind it.
   */
  readonly chairWidth: number;
  readonly chairDepth: number;
  /** The distance between a side wall and the seats, and between two blocks; undefined if there is only one block. */
  readonly sideAisle: number;
  readonly middleAisle: number | undefined;
}

/** The shares of centre-to-centre and spacing that a drawn chair fills, and its maximum depth. */
const drawn = { width: 0.9, depth: 0.58, mostDepthM: 0.62 };

/** The position of every chair of a hall. */
export function seatGeometry(plan: SeatPlan, seated: SeatedHall): SeatGeometry {
  const centres = plan.chair.centresMm / 1000;
  const spacing = plan.rowSpacingMm / 1000;
  const { blockStartsM, blockWidthM, seatsInBlock, rows } = seated;
  const chairWidth = centres * drawn.width;
  const chairDepth = Math.min(drawn.mostDepthM, spacing * drawn.depth);
  // The extra width of the last arm is split between both ends of a block.
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
