import { sitePages } from "#content/page-registry.ts";
import { readWrittenNumber } from "#content/text/written-numbers.ts";
import type { SeatRules } from "../engine/check-seats.ts";
import { hallForSeats, targetLimits } from "../engine/hall-for-seats.ts";
import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { type AddressField, addressWith } from "../../state/room-parameters.ts";
import { seatParameters } from "./seat-parameters.ts";

/** A chair of the catalogue with its width in a row. */
export interface PlannedChair {
  readonly id: string;
  readonly name: string;
  /** Undefined if it was not supplied. The visitor then enters one. */
  readonly centresMm?: number | undefined;
  readonly overallWidthMm?: number | undefined;
  /** Whether one of its widths is a sample. */
  readonly isSample: boolean;
}

/** What the planner starts from: a number of seats, or the size of the hall. */
export type PlannedBy = "seats" | "hall";

export type HallShape = "rectangle" | "fan";

export type HallLevel = "ground" | "balcony";

/** The visitor's input. A missing or invalid number is NaN. */
export interface SeatState {
  readonly by: PlannedBy;
  readonly shape: HallShape;
  readonly level: HallLevel;
  /** The id of a chair, or empty for one that is not in the catalogue. */
  readonly chair: string;
  /** Used for a chair without one. */
  readonly centresMm: number;
  readonly numbers: SeatNumbers;
}

/** The numbers of the form except centre-to-centre, including those that the shape or the start does not use. */
export interface SeatNumbers extends Omit<SeatPlan, "chair" | "seats" | "isBalcony"> {
  readonly seats: number;
  /** The depth of a rectangle for each metre of its width. */
  readonly proportion: number;
  /** Only for the room calculator. */
  readonly heightM: number;
}

/** What the planner knows besides the visitor's input. */
export interface SeatData {
  readonly chairs: readonly PlannedChair[];
  readonly rules: SeatRules;
}

/** The default hall. Its spacing and aisles meet the rules; the other numbers follow no code. */
const firstNumbers: Omit<SeatNumbers, "leastSpacingMm" | "frontM" | "proportion" | OptionalNumber> = {
  seats: 400,
  widthM: 15,
  depthM: 18,
  angleDegrees: 60,
  rowSpacingMm: 1000,
  sideAisleM: 1.2,
  aisles: 1,
  aisleM: 1.2,
  crossAisleM: 1.2,
  backM: 1.2,
  heightM: 6,
};

/** A main floor has space in front of its first row; a balcony is shallower, and has the aisle behind its edge. */
export const numbersOfLevel: Readonly<Record<HallLevel, Pick<SeatNumbers, "frontM" | "proportion">>> = {
  ground: { frontM: 3, proportion: 1.2 },
  balcony: { frontM: 1.2, proportion: 0.4 },
};

/** Numbers that may be empty. */
export type OptionalNumber = "rows" | "mostSideBySide" | "mostRowsTogether";

/** An address with one of these and no number of seats is about a hall of known size: the form once had no seats. */
const hallParameters = ["widthM", "depthM", "rows"] as const;

const path = sitePages.seats.path;

/** The numbers that a plan does not use, because it has another start or shape. */
function unusedNumbers({ by, shape }: SeatState): (keyof SeatNumbers)[] {
  const isFan = shape === "fan";
  if (by === "hall") return ["seats", "proportion", ...(isFan ? [] : ["angleDegrees" as const])];
  return [
    "depthM",
    "rows",
    "aisles",
    ...(isFan ? ["proportion" as const] : ["widthM" as const, "angleDegrees" as const]),
  ];
}

/** The address of a plan as entered, without what it does not use. Missing numbers are empty. */
export function seatAddress(state: SeatState, chairs: readonly PlannedChair[]): string {
  const { by, shape, level, chair, centresMm, numbers } = state;
  const { mostRowsTogether, ...others } = numbers;
  const unused = unusedNumbers(state);
  const used = (Object.entries(others) as [keyof typeof others, number | undefined][]).flatMap(
    ([key, value]): AddressField[] =>
      value === undefined || unused.includes(key) ? [] : [[seatParameters[key], value]],
  );
  const isSupplied = chairs.some(({ id, centresMm: supplied }) => id === chair && supplied !== undefined);
  return addressWith(path, [
    [seatParameters.by, by],
    [seatParameters.shape, shape],
    [seatParameters.level, level],
    [seatParameters.chair, chair],
    ...(isSupplied ? [] : [[seatParameters.centresMm, centresMm] as const]),
    ...used,
    [seatParameters.mostRowsTogether, mostRowsTogether ?? NaN],
  ]);
}

/**
 * The plan in an address. Missing numbers are those of the default hall; anything but a number is NaN, which the
 * planner refuses.
 */
export function readSeats(search: string, { chairs, rules }: SeatData): SeatState {
  const query = new URLSearchParams(search);
  const number = (key: keyof typeof seatParameters, otherwise: number) => {
    const text = query.get(seatParameters[key]);
    const unit = /Mm?$/.exec(key)?.[0].toLowerCase();
    return text === null ? otherwise : (readWrittenNumber(text, unit) ?? NaN);
  };
  const supplied = chairs.find(({ centresMm }) => centresMm !== undefined) ?? chairs[0];
  const asked = query.get(seatParameters.chair);
  const chair = chairs.find(({ id }) => id === asked) ?? (asked === "" ? undefined : supplied);
  const level = query.get(seatParameters.level) === "balcony" ? "balcony" : "ground";
  const first = { ...firstNumbers, leastSpacingMm: rules.spacing.leastMm, ...numbersOfLevel[level] };
  const optional = (key: OptionalNumber, otherwise: number | undefined) =>
    (query.get(seatParameters[key]) ?? otherwise ?? "") === "" ? undefined : number(key, otherwise ?? NaN);
  const by = query.get(seatParameters.by);
  const namesHall = !query.has(seatParameters.seats) && hallParameters.some((key) => query.has(seatParameters[key]));
  const isHall = by === "hall" || (by !== "seats" && namesHall);
  return {
    by: isHall ? "hall" : "seats",
    shape: query.get(seatParameters.shape) === "fan" ? "fan" : "rectangle",
    level,
    chair: chair?.id ?? "",
    centresMm: chair?.centresMm ?? number("centresMm", supplied?.centresMm ?? NaN),
    numbers: {
      ...(Object.fromEntries(
        (Object.entries(first) as [keyof typeof first, number][]).map(([key, otherwise]) => [
          key,
          number(key, otherwise),
        ]),
      ) as unknown as SeatNumbers),
      rows: optional("rows", undefined),
      mostRowsTogether: optional("mostRowsTogether", rules.aisles.mostRows),
      mostSideBySide: optional("mostSideBySide", undefined),
    },
  };
}

/**
 * The plan to calculate: the numbers with the width of the chair, and for a number of seats the hall that they need.
 * @throws RoomError if a number of seats has no hall
 */
export function planOf(
  { by, shape, level, chair, centresMm, numbers }: SeatState,
  { chairs, rules }: SeatData,
): SeatPlan {
  const known = chairs.find(({ id }) => id === chair);
  const { seats, proportion, heightM: _heightM, ...hall } = numbers;
  const plan: SeatPlan = {
    ...hall,
    isBalcony: level === "balcony",
    angleDegrees: shape === "fan" ? hall.angleDegrees : 0,
    chair: {
      centresMm: known?.centresMm ?? centresMm,
      isAssumed: known?.centresMm === undefined,
      overallWidthMm: known?.overallWidthMm,
    },
  };
  return by === "hall"
    ? plan
    : hallForSeats(plan, { seats, proportion, farthestFromAisleM: rules.aisles.farthestSeatM });
}

/** The numbers with those of the plan that is shown, so that the visitor can continue from it with the other start. */
export function shownNumbers({ by, numbers }: SeatState, plan: SeatPlan, { total }: SeatedHall): SeatNumbers {
  if (by === "seats")
    return { ...numbers, widthM: plan.widthM, depthM: plan.depthM, aisles: plan.aisles, rows: undefined };
  const { least, most } = targetLimits.proportion;
  const proportion = Math.round((plan.depthM / plan.widthM) * 100) / 100;
  return { ...numbers, seats: total, proportion: Math.min(most, Math.max(least, proportion)) };
}
