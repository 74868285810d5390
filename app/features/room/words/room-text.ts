import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import type { Assessment } from "../engine/assess-room.ts";
import { roomReport } from "./room-report.ts";

/**
 * A room with its products and its result as the text of an enquiry. If it is longer than allowed, first the link
 * and then lines from the end are left out.
 * @param link the address of the room in the calculator
 */
export function roomText(
  { plan, assessment, data, link }: { plan: RoomPlan; assessment: Assessment; data: AcousticData; link: string },
  longest: number,
): string {
  const { room, treatment, result } = roomReport(plan, assessment, data);
  const lines = ["Room", ...[...room, ...treatment, ...result].map(({ label, value }) => `${label}: ${value}`)];
  const withLink = [...lines, link].join("\n");
  if (withLink.length <= longest) return withLink;
  while (lines.length > 0 && lines.join("\n").length > longest) lines.pop();
  return lines.join("\n");
}
