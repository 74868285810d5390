import { floorOf } from "../engine/hall-shape.ts";
import type { CheckedSeats, SeatRules } from "../engine/check-seats.ts";
import type { Chair, SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { printedNumber } from "../../words/numbers.ts";
import { textOfLines, type ReportLine } from "../../words/room-report.ts";

/** Shorter distances at the side walls are not drawn. */
export const leastDrawnM = 0.05;

/** `14.3 m`. First rounded to a thousandth of a millimetre, so that a distance is alike however it was calculated. */
export const printedMetres = (metres: number) => `${printedNumber(Math.round(metres * 1e6) / 1e6, 2)} m`;
const printedMillimetres = (millimetres: number) => `${printedNumber(millimetres, 0)} mm`;

/** The content of a seating plan, in a sentence. */
export function describeSeats(plan: SeatPlan, seated: SeatedHall): string {
  const { rows, total } = seated;
  const shape = `A ${plan.angleDegrees === 0 ? "" : "fan-shaped "}${levelName(plan)}`;
  return `${shape} ${hallSize(plan)}, with ${counted(total, "seat")}: ${counted(rows.length, "row")} of ${rowInWords(seated)}, rows ${printedMillimetres(plan.rowSpacingMm)} apart, chairs ${centresInWords(plan.chair)}.`;
}

/** `1 seat`, `1,200 seats` */
export const counted = (count: number, one: "seat" | "row") =>
  `${printedNumber(count)} ${one}${count === 1 ? "" : "s"}`;

/** `550 mm from centre to centre`, and whether that was not supplied for the chair */
function centresInWords({ centresMm, isAssumed }: Chair): string {
  const mark = isAssumed ? " (assumed, not supplied for this chair)" : "";
  return `${printedMillimetres(centresMm)} from centre to centre${mark}`;
}

/** `hall`, or `balcony` */
export const levelName = ({ isBalcony }: Pick<SeatPlan, "isBalcony">) => (isBalcony ? "balcony" : "hall");

/** What a reader of a plan could otherwise miss: seats that would fit, the stage, and a width that was not supplied. */
export function planNotes(plan: SeatPlan, { leftOut }: SeatedHall): string[] {
  const { isBalcony, frontM, chair } = plan;
  const space = frontM > 0 ? `, only ${printedMetres(frontM)} in front of the first row` : "";
  return [
    ...(leftOut > 0 ? [`The last row has space for ${leftOut} more.`] : []),
    ...(isBalcony ? [] : [`No stage is planned${space}.`]),
    ...(chair.isAssumed
      ? [`${printedMillimetres(chair.centresMm)} from centre to centre is assumed: it was not supplied for this chair.`]
      : []),
  ];
}

/** What a plan calls the front of the hall. */
export const frontName = ({ isBalcony }: Pick<SeatPlan, "isBalcony">) => (isBalcony ? "Balcony edge" : "Front");

/** `18 seats in 2 blocks of 9`, and in a fan `14 to 26 seats in 2 blocks` */
function rowInWords({ rows, blocks, leftOut }: SeatedHall): string {
  const [front, back] = [rows[0]!, rows.at(-1)!].map(({ seatsInBlock }) => seatsInBlock * blocks) as [number, number];
  const last = leftOut > 0 ? `, ${back - leftOut} in the last row` : "";
  if (front !== back) return `${front} to ${back} seats${blocks === 1 ? "" : ` in ${blocks} blocks`}${last}`;
  return `${counted(front, "seat")}${blocks === 1 ? "" : ` in ${blocks} blocks of ${front / blocks}`}${last}`;
}

/** `17 m wide, 21.2 m deep`, and both widths of a fan */
export function hallSize(plan: SeatPlan): string {
  const { widthM, depthM, angleDegrees } = plan;
  const widths = angleDegrees === 0 ? "" : `${printedNumber(widthM, 2)} to `;
  return `${widths}${printedMetres(floorOf(plan).widestM)} wide, ${printedMetres(depthM)} deep`;
}

/** The hall, its rows, aisles and exits. */
export function seatLines(plan: SeatPlan, seated: SeatedHall, checked: CheckedSeats, rules: SeatRules): ReportLine[] {
  const { aisles, crossAisleM, angleDegrees } = plan;
  const { sideAisleM, middleAisleM } = seated;
  const spareM = seated.rows[0]!.spareWidthM;
  const crossAisles = seated.groups - 1;
  const { exits: exitRule } = rules;
  const upstairs =
    !plan.isBalcony && checked.exits < exitRule.leastUpstairs ? `, or ${exitRule.leastUpstairs} on an upper floor` : "";
  const isFan = angleDegrees !== 0;
  // What is left over of a row in a fan makes its aisles wider, each by a different width.
  const aisle = (metres: number) => `${isFan ? "at least " : ""}${printedMetres(metres)}`;
  return [
    { label: capital(levelName(plan)), value: `${hallSize(plan)}, ${printedNumber(floorOf(plan).areaM2, 0)} m²` },
    ...(isFan ? [{ label: "Between the side walls", value: `${printedNumber(angleDegrees)}°` }] : []),
    { label: "Rows", value: `${seated.rows.length}, ${printedMillimetres(plan.rowSpacingMm)} from back to back` },
    { label: "In a row", value: rowInWords(seated) },
    { label: "Middle aisles", value: aisles === 0 ? "none" : `${aisles}, ${aisle(middleAisleM)} wide` },
    { label: "Side aisles", value: plan.sideAisleM === 0 ? noSideAisle(sideAisleM) : aisle(sideAisleM) },
    {
      label: "Cross aisles",
      value:
        crossAisles === 0
          ? "none"
          : `${crossAisles}, ${printedMetres(crossAisleM)} wide, at most ${counted(seated.mostRowsInGroup, "row")} together`,
    },
    {
      label: "Exits",
      value: `${checked.exits} of at least ${printedMetres(exitRule.leastM)}${upstairs} (${ruleInWords(exitRule)})`,
    },
    ...(plan.seats === undefined
      ? [
          {
            label: "Depth of the rows",
            value: `${printedMetres(seated.depthNeededM)} of ${printedMetres(seated.depthForRowsM)}`,
          },
          { label: "Widest spacing that fits", value: printedMillimetres(seated.mostSpacingMm) },
        ]
      : []),
    ...(isFan ? [] : [{ label: "Width left over", value: `${printedMetres(spareM)}, included in the widths above` }]),
  ];
}

/** A wall without an aisle, with its distance from the seats if it is drawn. */
function noSideAisle(distanceM: number): string {
  return distanceM > leastDrawnM ? `none, seats ${printedMetres(distanceM)} from the wall` : "none";
}

/**
 * The inputs that the plan and its figures do not show, for print and enquiries.
 * @param mostSideBySide as entered; a plan for a number of seats may have another limit
 */
export function inputLines(plan: SeatPlan, chair: string, mostSideBySide?: number): ReportLine[] {
  const { chair: width } = plan;
  const arms = width.overallWidthMm === undefined ? "" : `, ${printedMillimetres(width.overallWidthMm)} over both arms`;
  return [
    { label: "Chair", value: `${chair}, ${centresInWords(width)}${arms}` },
    { label: "Space in front", value: printedMetres(plan.frontM) },
    { label: "Space behind", value: printedMetres(plan.backM) },
    ...(mostSideBySide === undefined ? [] : [{ label: "Most seats side by side", value: String(mostSideBySide) }]),
  ];
}

/** Whether the rows fit, and whether spacing and aisles are as required. */
export function checksInWords(
  plan: SeatPlan,
  seated: SeatedHall,
  checked: CheckedSeats,
  { spacing, aisles }: SeatRules,
): { words: string; isMet: boolean }[] {
  const [own, least] = [plan.rowSpacingMm, plan.leastSpacingMm].map(printedMillimetres);
  const whose = plan.leastSpacingMm === spacing.leastMm ? `the ${least} of ${ruleInWords(spacing)}` : `your ${least}`;
  const { narrowestAisleM, farthestSeatM } = checked;
  const leastAisle = `the ${printedMetres(aisles.leastM)} of ${ruleInWords(aisles)}`;
  const rows = seated.rows.length;
  const aisleKinds = [plan.aisles > 0, plan.sideAisleM > 0, seated.groups > 1].filter(Boolean).length;
  return [
    ...(plan.seats === undefined && plan.rows !== undefined ? [fit(plan, seated, rows)] : []),
    {
      words: `The spacing of ${own} is ${checked.isSpacedEnough ? "at least" : "less than"} ${whose}.`,
      isMet: checked.isSpacedEnough,
    },
    narrowestAisleM === undefined || farthestSeatM === undefined
      ? { words: `There is no aisle. ${capital(ruleInWords(aisles))} requires one.`, isMet: false }
      : {
          words: `${aisleKinds === 1 ? "The" : "The narrowest"} aisle of ${printedMetres(narrowestAisleM)} is ${checked.areAislesWideEnough ? "at least" : "less than"} ${leastAisle}.`,
          isMet: checked.areAislesWideEnough,
        },
    ...(farthestSeatM === undefined
      ? []
      : [
          {
            words: `${checked.areAislesNear ? "No seat is" : "Some seats are"} more than ${printedMetres(aisles.farthestSeatM)} from an aisle (${ruleInWords(aisles)}).`,
            isMet: checked.areAislesNear,
          },
        ]),
    {
      words: `${checked.areGroupsSmall ? "No" : "A"} group of rows has more than ${aisles.mostRows} rows without a cross aisle (${ruleInWords(aisles)}).`,
      isMet: checked.areGroupsSmall,
    },
  ];
}

function fit(plan: SeatPlan, seated: SeatedHall, rows: number): { words: string; isMet: boolean } {
  if (!seated.allRowsFit)
    return { words: `Only ${seated.mostRows} of ${plan.rows} rows fit at this spacing.`, isMet: false };
  return { words: rows === 1 ? "The row fits." : `All ${rows} rows fit.`, isMet: true };
}

/** `rule 94`, `rules 61 and 62` */
function ruleInWords({ rule }: { rule: string }): string {
  return `${/\D/.test(rule) ? "rules" : "rule"} ${rule}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The plan as the text of an enquiry, with the address of the plan at its end. */
export function seatText(total: number, lines: readonly ReportLine[], link: string, longest: number): string {
  const written = lines.map(({ label, value }) => `${label}: ${value}`);
  return textOfLines([`Seats of a hall: ${printedNumber(total)}`, ...written, link], longest);
}
