import type { SeatedHall, SeatPlan } from "./plan-seats.ts";

/** What a code requires of the seats of a hall, with the numbers of its rules. `pages/seats.yaml` names the code. */
export interface SeatRules {
  readonly spacing: { readonly rule: string; readonly leastMm: number };
  readonly aisles: {
    readonly rule: string;
    readonly leastM: number;
    readonly farthestSeatM: number;
    readonly mostRows: number;
  };
  readonly exits: {
    readonly rule: string;
    readonly peoplePerExit: number;
    readonly leastUpstairs: number;
    readonly leastM: number;
  };
}

export interface CheckedSeats {
  /** The narrowest aisle; undefined without aisles. */
  readonly narrowestAisleM: number | undefined;
  /** How far the middle of the widest block is from an aisle, along the row; undefined without aisles. */
  readonly farthestSeatM: number | undefined;
  readonly isSpacedEnough: boolean;
  readonly areAislesWideEnough: boolean;
  readonly areAislesNear: boolean;
  /** Whether there are enough cross aisles. */
  readonly areGroupsSmall: boolean;
  readonly exits: number;
}

/** A tolerance for floating-point errors, in m. */
const digitM = 1e-9;

/** Compares the seats of a hall with the rules of a code, and its spacing with the visitor's own minimum. */
export function checkSeats(
  plan: SeatPlan,
  { rows, blocks, groups, mostRowsInGroup, sideAisleM, middleAisleM, total }: SeatedHall,
  rules: SeatRules,
): CheckedSeats {
  const hasSideAisles = plan.sideAisleM > 0;
  const widths = [
    ...(hasSideAisles ? [sideAisleM] : []),
    ...(blocks > 1 ? [middleAisleM] : []),
    ...(groups > 1 ? [plan.crossAisleM] : []),
  ];
  const widestM = Math.max(...rows.map(({ blockWidthM }) => blockWidthM));
  // Without side aisles, a block at a wall has an aisle at one side, or at none.
  const reachM = hasSideAisles ? widestM / 2 : widestM;
  const farthestSeatM = hasSideAisles || blocks > 1 ? reachM : undefined;
  const narrowestAisleM = widths.length > 0 ? Math.min(...widths) : undefined;
  return {
    narrowestAisleM,
    farthestSeatM,
    isSpacedEnough: plan.rowSpacingMm >= plan.leastSpacingMm,
    areAislesWideEnough: (narrowestAisleM ?? 0) >= rules.aisles.leastM - digitM,
    areAislesNear: (farthestSeatM ?? Infinity) <= rules.aisles.farthestSeatM + digitM,
    areGroupsSmall: mostRowsInGroup <= rules.aisles.mostRows,
    exits: Math.max(plan.isBalcony ? rules.exits.leastUpstairs : 1, Math.ceil(total / rules.exits.peoplePerExit)),
  };
}
