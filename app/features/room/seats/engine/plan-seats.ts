import { RoomError, requireRange, requireWhole } from "../../engine/room-error.ts";
import { fanOf, rowsStartM, type HallFloor } from "./hall-shape.ts";

/** The floor of a hall and the layout of its seats. The planner chooses every number. */
export interface SeatPlan extends HallFloor {
  readonly chair: Chair;
  /** How many rows are requested; undefined for as many as fit. */
  readonly rows?: number | undefined;
  /** From the back of a row to the back of the next. */
  readonly rowSpacingMm: number;
  /** The minimum allowed spacing of rows. */
  readonly leastSpacingMm: number;
  /** The width of the aisle at each side wall; 0 for none. */
  readonly sideAisleM: number;
  /** How many aisles divide the rows. */
  readonly aisles: number;
  readonly aisleM: number;
  /** The maximum number of rows between two cross aisles; undefined for no cross aisles. */
  readonly mostRowsTogether?: number | undefined;
  readonly crossAisleM: number;
  /** Behind the last row. */
  readonly backM: number;
  /** The maximum number of seats side by side between two aisles; undefined for no limit. */
  readonly mostSideBySide?: number | undefined;
  /** How many seats are needed. More that would fit are left out of the last row. Undefined to fill the rows. */
  readonly seats?: number | undefined;
}

/** The width of a chair. */
export interface Chair {
  /** From the centre of a chair to that of its neighbour. */
  readonly centresMm: number;
  /** Whether centre-to-centre was not supplied for this chair, but entered or taken from another. */
  readonly isAssumed?: boolean | undefined;
  /** The width over both arms. If unknown, the length of a row is calculated from centre-to-centre alone. */
  readonly overallWidthMm?: number | undefined;
}

/** A row: its blocks are alike. Lengths in a curved row are along the fronts of its chairs. */
export interface SeatRow {
  /** From the front of the hall to the back of the row, in the middle of the hall. */
  readonly backM: number;
  readonly seatsInBlock: number;
  readonly blockWidthM: number;
  /** From the left wall to the first arm of each block, which is centred between its aisles. */
  readonly blockStartsM: readonly number[];
  /** The width beside all blocks and aisles, which makes the aisles wider. */
  readonly spareWidthM: number;
}

/** Seats in rows. Lengths are in metres. */
export interface SeatedHall {
  /** The groups of seats that aisles leave in a row. */
  readonly blocks: number;
  /** The groups of rows that cross aisles leave, and the rows of the largest. */
  readonly groups: number;
  readonly mostRowsInGroup: number;
  /** The rows that fit, which may be fewer than requested, from the front. */
  readonly rows: readonly SeatRow[];
  /** From a side wall to the seats, and between two blocks; in a fan the least, because it differs from row to row. */
  readonly sideAisleM: number;
  readonly middleAisleM: number;
  readonly total: number;
  /** The seats that are left out of the last row, because they are not needed. */
  readonly leftOut: number;
  /** The depth that the requested rows need, and the available depth. */
  readonly depthNeededM: number;
  readonly depthForRowsM: number;
  /** The number of rows that fit at this spacing. */
  readonly mostRows: number;
  /** The spacing at which the requested rows fill the depth. */
  readonly mostSpacingMm: number;
  readonly allRowsFit: boolean;
}

/** The limits of the inputs. */
export const seatLimits = {
  hallM: { least: 1, most: 200 },
  angleDegrees: { least: 10, most: 120 },
  rows: { least: 1, most: 200 },
  rowSpacingMm: { least: 300, most: 5000 },
  centresMm: { least: 300, most: 2000 },
  aisleM: { least: 0, most: 20 },
  aisles: { least: 0, most: 10 },
  clearanceM: { least: 0, most: 100 },
  sideBySide: { least: 1, most: 400 },
} as const;

/** The share of the spacing that a drawn chair fills, and its maximum: its real depth was not supplied. */
const drawnDepth = { share: 0.58, mostM: 0.62 };

/** The tolerance for floating-point errors in a whole number of chairs or rows. */
const digit = 1e-9;

/**
 * Fills a hall with rows of the same chair, one behind another.
 * @throws RoomError for values that are not numbers, not whole numbers where required, out of range, or that leave
 * no space for a seat
 */
export function planSeats(plan: SeatPlan): SeatedHall {
  requireSeatPlan(plan);
  const { aisles, seats = Infinity, mostRowsTogether = Infinity } = plan;
  const depthForRowsM = plan.depthM - rowsStartM(plan) - plan.backM;
  const mostRows = rowsThatFit(plan, depthForRowsM);
  if (mostRows < 1)
    throw new RoomError("doesNotFit", "depthM", "No row fits between the space in front and the space behind.");
  const { rows = Math.min(mostRows, seatLimits.rows.most) } = plan;
  const standing = Math.min(rows, mostRows);
  const first = rowAt(plan, 0);
  if (first.seatsInBlock < 1) throw new RoomError("doesNotFit", "widthM", "No seat fits between the aisles.");
  // The rows of a rectangle are alike.
  const isFan = plan.angleDegrees !== 0;
  const seated = Array.from({ length: standing }, (_, index) =>
    isFan ? rowAt(plan, index) : { ...first, backM: rowBackM(plan, index) },
  );
  const blocks = aisles + 1;
  const fitting = seated.reduce((sum, { seatsInBlock }) => sum + blocks * seatsInBlock, 0);
  const total = Math.min(seats, fitting);
  return {
    blocks,
    groups: groupOf(plan, standing - 1) + 1,
    mostRowsInGroup: Math.min(standing, mostRowsTogether),
    rows: seated,
    sideAisleM: isFan ? plan.sideAisleM : first.blockStartsM[0]!,
    middleAisleM: plan.aisleM + (isFan ? 0 : first.spareWidthM / blocks),
    total,
    leftOut: fitting - total,
    depthNeededM: rowsDepthM(plan, rows),
    depthForRowsM,
    mostRows,
    mostSpacingMm: ((depthForRowsM - crossAislesM(plan, rows)) / rows) * 1000,
    allRowsFit: rows <= mostRows,
  };
}

/** The depth of a number of rows and the cross aisles between them. */
export function rowsDepthM(plan: SeatPlan, rows: number): number {
  return (rows * plan.rowSpacingMm) / 1000 + crossAislesM(plan, rows);
}

/** How many rows, with their cross aisles, fit into a depth. */
export function rowsThatFit(plan: SeatPlan, depthM: number): number {
  let rows = Math.floor(depthM / (plan.rowSpacingMm / 1000) + digit);
  while (rows > 0 && rowsDepthM(plan, rows) > depthM + digit) rows -= 1;
  return rows;
}

function crossAislesM(plan: SeatPlan, rows: number): number {
  return rows > 0 ? groupOf(plan, rows - 1) * plan.crossAisleM : 0;
}

/** The group of a row. Rows and groups are counted from 0 at the front. */
function groupOf({ mostRowsTogether = Infinity }: SeatPlan, index: number): number {
  return Math.floor(index / mostRowsTogether);
}

/** From the front of the hall to the back of a row, counted from 0. */
function rowBackM(plan: SeatPlan, index: number): number {
  return rowsStartM(plan) + rowsDepthM(plan, index + 1);
}

/** The depth of a chair as drawn. */
export function drawnChairDepthM({ rowSpacingMm }: SeatPlan): number {
  return Math.min(drawnDepth.mostM, (rowSpacingMm / 1000) * drawnDepth.share);
}

/** The seats that the aisles leave in a row, counted from 0 at the front. */
function rowAt(plan: SeatPlan, index: number): SeatRow {
  const { widthM, chair, sideAisleM, aisles, aisleM, mostSideBySide = Infinity } = plan;
  const backM = rowBackM(plan, index);
  const fan = fanOf(plan);
  let [lengthM, sideM, middleM] = [widthM, sideAisleM, aisleM];
  if (fan) {
    // Neighbours are closest at their fronts. An aisle takes a little more of an arc than its own width.
    const radiusM = fan.focusM + backM - drawnChairDepthM(plan);
    lengthM = 2 * fan.halfAngle * radiusM;
    sideM = radiusM * Math.asin(Math.min(1, sideAisleM / radiusM));
    middleM = 2 * radiusM * Math.asin(Math.min(1, aisleM / 2 / radiusM));
  }
  const blocks = aisles + 1;
  const bayM = (lengthM - 2 * sideM - aisles * middleM) / blocks;
  const endsM = armsBeyondM(chair);
  const seatsInBlock = Math.min(Math.floor((bayM - endsM) / (chair.centresMm / 1000) + digit), mostSideBySide);
  const blockWidthM = (seatsInBlock * chair.centresMm) / 1000 + endsM;
  return {
    backM,
    seatsInBlock,
    blockWidthM,
    blockStartsM: Array.from(
      { length: blocks },
      (_, block) => sideM + block * (bayM + middleM) + (bayM - blockWidthM) / 2,
    ),
    spareWidthM: blocks * (bayM - blockWidthM),
  };
}

/** How far the arms at both ends of a block extend beyond the centre-to-centre of its chairs. */
export function armsBeyondM({ centresMm, overallWidthMm = centresMm }: Chair): number {
  return Math.max(0, overallWidthMm - centresMm) / 1000;
}

/** @throws RoomError for a value that is not a number, not whole where required, or out of range */
export function requireSeatPlan(plan: SeatPlan): void {
  requireRange(plan.widthM, seatLimits.hallM, "widthM", "The width in m");
  requireRange(plan.depthM, seatLimits.hallM, "depthM", "The depth in m");
  if (plan.angleDegrees !== 0)
    requireRange(plan.angleDegrees, seatLimits.angleDegrees, "angleDegrees", "The angle in degrees");
  requireRange(plan.chair.centresMm, seatLimits.centresMm, "centresMm", "The distance from centre to centre in mm");
  if (plan.rows !== undefined) requireWhole(plan.rows, seatLimits.rows, "rows", "The number of rows");
  requireRange(plan.rowSpacingMm, seatLimits.rowSpacingMm, "rowSpacingMm", "The spacing of rows in mm");
  requireRange(plan.leastSpacingMm, seatLimits.rowSpacingMm, "leastSpacingMm", "The least spacing in mm");
  requireRange(plan.sideAisleM, seatLimits.aisleM, "sideAisleM", "The width of the side aisles in m");
  requireWhole(plan.aisles, seatLimits.aisles, "aisles", "The number of aisles");
  requireRange(plan.aisleM, seatLimits.aisleM, "aisleM", "The width of the aisles in m");
  requireRange(plan.frontM, seatLimits.clearanceM, "frontM", "The space in front in m");
  requireRange(plan.backM, seatLimits.clearanceM, "backM", "The space behind in m");
  requireRange(plan.crossAisleM, seatLimits.aisleM, "crossAisleM", "The width of the cross aisles in m");
  if (plan.mostRowsTogether !== undefined)
    requireWhole(plan.mostRowsTogether, seatLimits.rows, "mostRowsTogether", "The rows between cross aisles");
  if (plan.mostSideBySide !== undefined)
    requireWhole(plan.mostSideBySide, seatLimits.sideBySide, "mostSideBySide", "The most seats side by side");
}
