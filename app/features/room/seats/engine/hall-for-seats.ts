import { range } from "#app/drawings/geometry/shapes.ts";
import { RoomError, requireRange, requireWhole, resultOf } from "../../engine/room-error.ts";
import { rowsStartM } from "./hall-shape.ts";
import {
  armsBeyondM,
  planSeats,
  requireSeatPlan,
  rowsDepthM,
  rowsThatFit,
  seatLimits,
  type SeatPlan,
} from "./plan-seats.ts";

export const targetLimits = {
  seats: { least: 1, most: 10_000 },
  /** The depth of a rectangle divided by its width. */
  proportion: { least: 0.2, most: 5 },
} as const;

/** Widths are in steps of 0.1 m, depths in steps of 0.01 m. */
const widthSteps = { least: 10, most: 2000 };

interface SeatTarget {
  seats: number;
  /** The depth of a rectangle for each metre of its width. A fan has its angle and its width at the front instead. */
  proportion: number;
  /** How far a seat may be from an aisle, which limits the seats side by side if the plan does not. */
  farthestFromAisleM: number;
}

/**
 * The hall for a number of seats: for a rectangle its width, depth, rows and aisles, for a fan its depth, rows and aisles.
 * It has the fewest rows, or the least width, that the seats need, and the fewest aisles.
 * @param plan the chair, the spacing, the widths and the angle; its size, rows and aisles are replaced
 * @throws RoomError if a value is wrong, or no hall within the limits has as many seats
 */
export function hallForSeats(plan: SeatPlan, target: SeatTarget): SeatPlan {
  const { seats, proportion } = target;
  const isFan = plan.angleDegrees !== 0;
  requireWhole(seats, targetLimits.seats, "seats", "The number of seats");
  requireSeatPlan({ ...plan, depthM: 1, rows: 1, aisles: 0, ...(!isFan && { widthM: 1 }) });
  const limited = { ...plan, seats, mostSideBySide: plan.mostSideBySide ?? mostSideBySide(plan, target) };
  if (isFan) return fanFor(limited) ?? tooMany(seats);
  requireRange(proportion, targetLimits.proportion, "proportion", "The depth for each metre of width");
  const proportionOf = (hall: SeatPlan | undefined) => (hall ? hall.depthM / hall.widthM : 0);
  // With more rows, a hall is deeper and narrower.
  const { most } = rowLimits(limited);
  const rows =
    leastWhole({ least: 1, most }, (count) => proportionOf(rectangleFor(limited, count)) >= proportion) ?? most;
  const distance = (hall: SeatPlan) => Math.abs(Math.log(proportionOf(hall) / proportion));
  const halls = [rows, rows - 1].flatMap((count) => rectangleFor(limited, count) ?? []);
  return halls.toSorted((one, other) => distance(one) - distance(other))[0] ?? tooMany(seats);
}

/** The most seats side by side without one that is too far from an aisle. */
function mostSideBySide({ chair, sideAisleM }: SeatPlan, { farthestFromAisleM }: SeatTarget): number {
  const widestM = farthestFromAisleM * (sideAisleM > 0 ? 2 : 1);
  return Math.max(1, Math.floor((widestM - armsBeyondM(chair)) / (chair.centresMm / 1000) + 1e-9));
}

/** The narrowest rectangle with at most this many rows. */
function rectangleFor(plan: SeatPlan, rows: number): SeatPlan | undefined {
  if (rows < 1) return undefined;
  const halls = aisleCounts.flatMap((aisles) => {
    const withWidth = (steps: number) => withRows({ ...plan, aisles, widthM: steps / 10 }, rows);
    const steps = leastWhole(widthSteps, (count) => hasEnough(withWidth(count)));
    return steps === undefined ? [] : [withWidth(steps)];
  });
  // Sorting keeps the order of equals: the fewest aisles. Whole seats may make the last rows unnecessary.
  const [narrowest] = halls.toSorted((one, other) => one.widthM - other.widthM);
  return narrowest && withFewestRows(narrowest);
}

function fanFor(plan: SeatPlan): SeatPlan | undefined {
  const halls = aisleCounts.flatMap((aisles) => withFewestRows({ ...plan, aisles }) ?? []);
  return halls.toSorted((one, other) => one.depthM - other.depthM)[0];
}

const aisleCounts = range(seatLimits.aisles.most + 1);

function withFewestRows(plan: SeatPlan): SeatPlan | undefined {
  const rows = leastWhole(rowLimits(plan), (count) => hasEnough(withRows(plan, count)));
  return rows === undefined ? undefined : withRows(plan, rows);
}

/** How many rows the deepest hall can have. */
function rowLimits(plan: SeatPlan) {
  const { least, most } = seatLimits.rows;
  const depthM = seatLimits.hallM.most - rowsStartM(plan) - plan.backM;
  return { least, most: Math.min(most, rowsThatFit(plan, depthM)) };
}

/** The hall as deep as its rows need. */
function withRows(plan: SeatPlan, rows: number): SeatPlan {
  const depthM = rowsStartM(plan) + rowsDepthM(plan, rows) + plan.backM;
  return { ...plan, rows, depthM: Math.ceil(depthM * 100 - 1e-6) / 100 };
}

function hasEnough(plan: SeatPlan): boolean {
  const seated = resultOf(() => planSeats(plan));
  return "total" in seated && seated.total >= (plan.seats ?? Infinity);
}

/** The least whole number for which `isEnough`, which stays true above it; undefined if there is none. */
function leastWhole({ least, most }: { least: number; most: number }, isEnough: (value: number) => boolean) {
  if (most < least || !isEnough(most)) return undefined;
  let [below, found] = [least - 1, most];
  while (found - below > 1) {
    const middle = Math.floor((below + found) / 2);
    if (isEnough(middle)) found = middle;
    else below = middle;
  }
  return found;
}

function tooMany(seats: number): never {
  const { most } = seatLimits.hallM;
  throw new RoomError(
    "doesNotFit",
    "seats",
    `No hall of up to ${most} m by ${most} m has ${seats === 1 ? "a seat" : `${seats} seats`} in these rows.`,
  );
}
