import { range } from "#app/drawings/geometry/shapes.ts";
import { fanOf } from "../engine/hall-shape.ts";
import { drawnChairDepthM, type SeatedHall, type SeatPlan, type SeatRow } from "../engine/plan-seats.ts";

/** A point in m: to the right of the left end of the front wall, and away from it. */
export type PointM = readonly [acrossM: number, awayM: number];

/** The corners of a chair in plan: the ends of its back, from left to right, then of its front, from right to left. */
type ChairCorners = readonly [PointM, PointM, PointM, PointM];

/** Everything in a plan of a hall. */
export interface SeatGeometry {
  /** The corners of the floor: the front wall from left to right, then the back wall from right to left. */
  readonly floor: readonly PointM[];
  readonly chairs: readonly ChairCorners[];
  /** The outline of each block in each row. */
  readonly blocks: readonly (readonly PointM[])[];
  /** Both ends of the line in front of the seats. */
  readonly frontLine: readonly [PointM, PointM];
  /** From the front of the hall to both sides of the first cross aisle. */
  readonly crossAisle: readonly [fromM: number, toM: number] | undefined;
}

/** The share of centre-to-centre that a drawn chair fills, which leaves a joint to its neighbour. */
const drawnWidth = 0.9;

/** Into how many straight lines an arc is divided: less than 2 mm from it in a hall of 200 m. */
const arcLines = { wall: 240, block: 12 };

/** The position of every chair of a hall, and its outline. */
export function seatGeometry(plan: SeatPlan, seated: SeatedHall): SeatGeometry {
  const { widthM, depthM, frontM } = plan;
  const fan = fanOf(plan);
  const lastOfGroup = seated.rows[seated.mostRowsInGroup - 1];
  const splayM = fan ? frontM * Math.tan(fan.halfAngle) : 0;
  const back = rowLine(plan, depthM, depthM);
  const backEndM = fan ? 2 * fan.halfAngle * (fan.focusM + depthM) : widthM;
  return {
    floor: [[0, 0], [widthM, 0], ...along(back, backEndM, 0, fan ? arcLines.wall : 1)],
    chairs: seated.rows.flatMap((row, index) => {
      const chairs = chairsOf(plan, row);
      const leftOut = index === seated.rows.length - 1 ? seated.leftOut : 0;
      return chairs.slice(Math.floor(leftOut / 2), chairs.length - Math.ceil(leftOut / 2));
    }),
    blocks: seated.rows.flatMap((row) => blocksOf(plan, row, fan ? arcLines.block : 1)),
    frontLine: [
      [-splayM, frontM],
      [widthM + splayM, frontM],
    ],
    crossAisle:
      seated.groups > 1 && lastOfGroup ? [lastOfGroup.backM, lastOfGroup.backM + plan.crossAisleM] : undefined,
  };
}

/** Maps a distance along a row from the left wall to a point of the row. */
type RowLine = (alongM: number) => PointM;

/**
 * A line through a row, parallel to it.
 * @param awayM from the front of the hall to the line
 * @param measuredM from the front of the hall to where distances along the row are measured
 */
function rowLine(plan: SeatPlan, awayM: number, measuredM: number): RowLine {
  const fan = fanOf(plan);
  if (!fan) return (alongM) => [alongM, awayM];
  const { focusM, halfAngle } = fan;
  return (alongM) => {
    const angle = alongM / (focusM + measuredM) - halfAngle;
    const radiusM = focusM + awayM;
    return [plan.widthM / 2 + radiusM * Math.sin(angle), radiusM * Math.cos(angle) - focusM];
  };
}

function along(line: RowLine, fromM: number, toM: number, lines: number): PointM[] {
  return range(lines + 1).map((index) => line(fromM + ((toM - fromM) * index) / lines));
}

function linesOf(plan: SeatPlan, { backM }: SeatRow): { front: RowLine; back: RowLine } {
  const frontM = backM - drawnChairDepthM(plan);
  return { front: rowLine(plan, frontM, frontM), back: rowLine(plan, backM, frontM) };
}

/** The chairs of a row from left to right. They are rectangles, even in a curved row. */
function chairsOf(plan: SeatPlan, row: SeatRow): ChairCorners[] {
  const centresM = plan.chair.centresMm / 1000;
  const halfM = (centresM * drawnWidth) / 2;
  const { front, back } = linesOf(plan, row);
  // The extra width of the last arm is split between both ends of a block.
  const firstM = (row.blockWidthM - (row.seatsInBlock - 1) * centresM) / 2;
  return row.blockStartsM.flatMap((startM) =>
    range(row.seatsInBlock).map((seat): ChairCorners => {
      const middleM = startM + firstM + seat * centresM;
      const [leftFront, rightFront] = [front(middleM - halfM), front(middleM + halfM)];
      const [from, to] = [front(middleM), back(middleM)];
      const [acrossM, awayM] = [to[0] - from[0], to[1] - from[1]];
      return [
        [leftFront[0] + acrossM, leftFront[1] + awayM],
        [rightFront[0] + acrossM, rightFront[1] + awayM],
        rightFront,
        leftFront,
      ];
    }),
  );
}

function blocksOf(plan: SeatPlan, row: SeatRow, lines: number): PointM[][] {
  const { front, back } = linesOf(plan, row);
  return row.blockStartsM.map((startM) => {
    const endM = startM + row.blockWidthM;
    return [...along(back, startM, endM, lines), ...along(front, endM, startM, lines)];
  });
}
