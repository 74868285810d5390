import { writeDxf } from "#documents/cad/write-dxf.ts";
import { writeSvg } from "#documents/cad/write-svg.ts";
import { saveFile } from "#app/ui/save-file.ts";
import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { describeSeats } from "../words/seat-words.ts";
import { seatPlanParts } from "./seat-plan-parts.ts";

export type PlanFormat = "dxf" | "svg";

/** The scale of the SVG file when printed at its own size. */
const scale = 100;

/**
 * The plan of a hall as a CAD file in millimetres.
 * @param source the address of the plan
 */
export function seatPlanFile(format: PlanFormat, plan: SeatPlan, seated: SeatedHall, source: string): string {
  const text = { title: "Seats of a hall", description: describeSeats(plan, seated), source };
  const parts = seatPlanParts(plan, seated);
  return format === "dxf" ? writeDxf(parts, text) : writeSvg(parts, text, scale);
}

/** Makes the browser save the plan. */
export function saveSeatPlan(format: PlanFormat, plan: SeatPlan, seated: SeatedHall, source: string): void {
  const type = { dxf: "image/vnd.dxf", svg: "image/svg+xml" }[format];
  saveFile(`seats-${seated.total}.${format}`, new Blob([seatPlanFile(format, plan, seated, source)], { type }));
}
