import { sitePages } from "#content/page-registry.ts";
import { readWrittenNumber } from "#content/text/written-numbers.ts";
import type { SeatPlan } from "../engine/plan-seats.ts";
import { seatParameters } from "./seat-parameters.ts";

/** A chair of the catalogue with its width in a row. */
export interface PlannedChair {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly centresMm: number;
  readonly overallWidthMm?: number | undefined;
}

/** The visitor's input. A missing or invalid number is NaN. */
export interface SeatState {
  /** The id of a chair, or empty for one that is not in the catalogue. */
  readonly chair: string;
  readonly centresMm: number;
  /** Only for the room calculator. */
  readonly heightM: number;
  readonly numbers: SeatNumbers;
}

/** A plan without its chair. */
export type SeatNumbers = Omit<SeatPlan, "chair">;

/** The default hall. It follows no building code, and every number can be changed. */
const firstNumbers: SeatNumbers = {
  widthM: 15,
  depthM: 18,
  rows: 12,
  rowSpacingMm: 1000,
  leastSpacingMm: 900,
  sideAisleM: 1.2,
  aisles: 1,
  aisleM: 1.2,
  frontM: 3,
  backM: 1.2,
};
const firstHeightM = 6;
const firstCentresMm = 550;

const path = sitePages.seats.path;

/** The address of a plan as entered. Missing numbers are empty. */
export function seatAddress({ chair, centresMm, heightM, numbers }: SeatState): string {
  const printed = (value: number) => (Number.isNaN(value) ? "" : String(value));
  const fields: [string, string][] = [
    [seatParameters.chair, chair],
    ...(chair === "" ? [[seatParameters.centresMm, printed(centresMm)] as [string, string]] : []),
    ...(Object.keys(firstNumbers) as (keyof typeof firstNumbers)[]).map((key): [string, string] => [
      seatParameters[key],
      printed(numbers[key] ?? NaN),
    ]),
    ...(numbers.mostSideBySide === undefined
      ? []
      : [[seatParameters.mostSideBySide, printed(numbers.mostSideBySide)] as [string, string]]),
    [seatParameters.heightM, printed(heightM)],
  ];
  // Unescaped slashes are valid in a query and easier to read.
  return `${path}?${new URLSearchParams(fields).toString().replaceAll("%2F", "/")}`;
}

/**
 * The plan in an address. Missing numbers are those of the default hall; anything but a number is NaN, which the
 * planner refuses.
 */
export function readSeats(search: string, chairs: readonly PlannedChair[]): SeatState {
  const query = new URLSearchParams(search);
  const number = (key: keyof typeof seatParameters, otherwise: number) => {
    const text = query.get(seatParameters[key]);
    const unit = /Mm?$/.exec(key)?.[0].toLowerCase();
    return text === null ? otherwise : (readWrittenNumber(text, unit) ?? NaN);
  };
  const asked = query.get(seatParameters.chair);
  const known = chairs.find(({ id }) => id === asked);
  const chair = known ?? (asked === "" ? undefined : chairs[0]);
  const most = query.get(seatParameters.mostSideBySide) ?? "";
  return {
    chair: chair?.id ?? "",
    centresMm: chair?.centresMm ?? number("centresMm", firstCentresMm),
    heightM: number("heightM", firstHeightM),
    numbers: {
      ...(Object.fromEntries(
        (Object.entries(firstNumbers) as [keyof typeof firstNumbers, number][]).map(([key, otherwise]) => [
          key,
          number(key, otherwise),
        ]),
      ) as unknown as SeatNumbers),
      mostSideBySide: most === "" ? undefined : (readWrittenNumber(most) ?? NaN),
    },
  };
}

/** The plan to calculate: the numbers, and the chair with its width. */
export function planOf({ chair, centresMm, numbers }: SeatState, chairs: readonly PlannedChair[]): SeatPlan {
  const known = chairs.find(({ id }) => id === chair);
  return { ...numbers, chair: known ?? { centresMm } };
}
