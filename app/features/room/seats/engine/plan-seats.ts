import { RoomError, requireRange } from "../../engine/room-error.ts";

/**
 * The floor of a hall and the layout of its seats. The planner chooses every number; none comes from a building
 * code.
 */
export interface SeatPlan {
  /** From side wall to side wall. */
  readonly widthM: number;
  /** From the front of the hall to its back wall. */
  readonly depthM: number;
  readonly chair: Chair;
  readonly rows: number;
  /** From the back of a row to the back of the next. */
  readonly rowSpacingMm: number;
  /** The minimum allowed spacing of rows. */
  readonly leastSpacingMm: number;
  /** The width of the aisle at each side wall; 0 for none. */
  readonly sideAisleM: number;
  /** How many aisles divide the rows. */
  readonly aisles: number;
  readonly aisleM: number;
  /** In front of the first row: a stage, or space to walk. */
  readonly frontM: number;
  /** Behind the last row. */
  readonly backM: number;
  /** The maximum number of seats side by side between two aisles; undefined for no limit. */
  readonly mostSideBySide?: number | undefined;
}

/** The width of a chair. */
export interface Chair {
  /** From the centre of a chair to that of its neighbour. */
  readonly centresMm: number;
  /** Over both arms. If unknown, the length of a row is calculated from centre-to-centre alone. */
  readonly overallWidthMm?: number | undefined;
}

/** Seats in rows. Lengths are in metres. */
export interface SeatedHall {
  /** The groups of seats that aisles leave in a row. */
  readonly blocks: number;
  readonly seatsInBlock: number;
  readonly seatsInRow: number;
  /** The rows that fit, which may be fewer than requested. */
  readonly rows: number;
  readonly total: number;
  readonly blockWidthM: number;
  /** From the left wall to the first arm of each block, which is centred between its aisles. */
  readonly blockStartsM: readonly number[];
  /** The unused width beside all blocks and aisles. */
  readonly spareWidthM: number;
  /** The depth that the requested rows need, and the available depth. */
  readonly depthNeededM: number;
  readonly depthForRowsM: number;
  /** The number of rows that fit at this spacing. */
  readonly mostRows: number;
  /** The spacing at which the requested rows fill the depth. */
  readonly mostSpacingMm: number;
  readonly allRowsFit: boolean;
  /** Whether the spacing is at least the minimum. */
  readonly isSpacedEnough: boolean;
}

/** The limits of the inputs. */
export const seatLimits = {
  hallM: { least: 1, most: 200 },
  rows: { least: 1, most: 200 },
  rowSpacingMm: { least: 300, most: 5000 },
  centresMm: { least: 300, most: 2000 },
  aisleM: { least: 0, most: 20 },
  aisles: { least: 0, most: 10 },
  clearanceM: { least: 0, most: 100 },
  sideBySide: { least: 1, most: 400 },
} as const;

/** The tolerance for floating-point errors in a whole number of chairs or rows. */
const digit = 1e-9;

/**
 * Fills a hall with rows of the same chair, aligned one behind another.
 * @throws RoomError for values that are not numbers, not whole numbers where required, out of range, or that leave
 * no space for a seat
 */
export function planSeats(plan: SeatPlan): SeatedHall {
  const { widthM, depthM, chair, rows, rowSpacingMm, leastSpacingMm, sideAisleM, aisles, aisleM, frontM, backM } = plan;
  const { mostSideBySide } = plan;
  requireRange(widthM, seatLimits.hallM, "widthM", "The width in m");
  requireRange(depthM, seatLimits.hallM, "depthM", "The depth in m");
  requireRange(chair.centresMm, seatLimits.centresMm, "centresMm", "The distance from centre to centre in mm");
  whole(rows, seatLimits.rows, "rows", "The number of rows");
  requireRange(rowSpacingMm, seatLimits.rowSpacingMm, "rowSpacingMm", "The spacing of rows in mm");
  requireRange(leastSpacingMm, seatLimits.rowSpacingMm, "leastSpacingMm", "The least spacing in mm");
  requireRange(sideAisleM, seatLimits.aisleM, "sideAisleM", "The width of the side aisles in m");
  whole(aisles, seatLimits.aisles, "aisles", "The number of aisles");
  requireRange(aisleM, seatLimits.aisleM, "aisleM", "The width of the aisles in m");
  requireRange(frontM, seatLimits.clearanceM, "frontM", "The space in front in m");
  requireRange(backM, seatLimits.clearanceM, "backM", "The space behind in m");
  if (mostSideBySide !== undefined)
    whole(mostSideBySide, seatLimits.sideBySide, "mostSideBySide", "The most seats side by side");

  const blocks = aisles + 1;
  const bayM = (widthM - 2 * sideAisleM - aisles * aisleM) / blocks;
  const centresM = chair.centresMm / 1000;
  // The arms at both ends of a block extend beyond the centres of its chairs.
  const endsM = Math.max(0, (chair.overallWidthMm ?? chair.centresMm) - chair.centresMm) / 1000;
  const seatsInBlock = Math.min(Math.floor((bayM - endsM) / centresM + digit), mostSideBySide ?? Infinity);
  if (seatsInBlock < 1) throw new RoomError("doesNotFit", "widthM", "No seat fits between the aisles.");
  const blockWidthM = seatsInBlock * centresM + endsM;

  const depthForRowsM = depthM - frontM - backM;
  const mostRows = Math.floor(depthForRowsM / (rowSpacingMm / 1000) + digit);
  if (mostRows < 1)
    throw new RoomError("doesNotFit", "depthM", "No row fits between the space in front and the space behind.");
  const standing = Math.min(rows, mostRows);
  const seatsInRow = blocks * seatsInBlock;
  return {
    blocks,
    seatsInBlock,
    seatsInRow,
    rows: standing,
    total: seatsInRow * standing,
    blockWidthM,
    blockStartsM: Array.from(
      { length: blocks },
      (_, block) => sideAisleM + block * (bayM + aisleM) + (bayM - blockWidthM) / 2,
    ),
    spareWidthM: blocks * (bayM - blockWidthM),
    depthNeededM: (rows * rowSpacingMm) / 1000,
    depthForRowsM,
    mostRows,
    mostSpacingMm: (depthForRowsM / rows) * 1000,
    allRowsFit: rows <= mostRows,
    isSpacedEnough: rowSpacingMm >= leastSpacingMm,
  };
}

function whole(value: number, limits: { least: number; most: number }, field: string, name: string): void {
  requireRange(value, limits, field, name);
  if (!Number.isInteger(value)) throw new RoomError("notANumber", field, `${name} must be a whole number.`);
}
