import { printedNumber } from "../words/numbers.ts";
import type { ReportLine } from "../words/room-report.ts";
import type { SeatPlan } from "./engine/plan-seats.ts";

/**
 * All inputs, for print.
 * @param chair the name of the chair
 */
export function seatReport(plan: SeatPlan, chair: string): ReportLine[] {
  const { aisles, mostSideBySide } = plan;
  return [
    { label: "Hall", value: `${printedNumber(plan.widthM, 2)} m wide, ${printedNumber(plan.depthM, 2)} m deep` },
    { label: "Chair", value: `${chair}, ${millimetres(plan.chair.centresMm)} from centre to centre` },
    { label: "Rows", value: `${plan.rows}, ${millimetres(plan.rowSpacingMm)} from back to back` },
    { label: "Least spacing", value: millimetres(plan.leastSpacingMm) },
    { label: "Space in front", value: metres(plan.frontM) },
    { label: "Space behind", value: metres(plan.backM) },
    { label: "Side aisles", value: metres(plan.sideAisleM) },
    { label: "Middle aisles", value: aisles === 0 ? "none" : `${aisles}, ${metres(plan.aisleM)} wide` },
    ...(mostSideBySide === undefined ? [] : [{ label: "Most seats side by side", value: String(mostSideBySide) }]),
  ];
}

const metres = (length: number) => `${printedNumber(length, 2)} m`;
const millimetres = (length: number) => `${printedNumber(length)} mm`;
