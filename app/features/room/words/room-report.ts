import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import type { Assessment } from "../engine/assess-room.ts";
import type { Reverberation } from "../engine/enclosure.ts";
import { nameOfFace } from "../engine/faces.ts";
import { printedArea, printedNumber, printedRange, printedSeconds, printedShare } from "./numbers.ts";
import { nameOfTarget, targetInWords, verdictInWords } from "./verdicts.ts";

export interface ReportLine {
  readonly label: string;
  readonly value: string;
}

/** A room and its reverberation in words, for the printed page, enquiries and the command. */
interface RoomReport {
  readonly room: readonly ReportLine[];
  readonly treatment: readonly ReportLine[];
  readonly result: readonly ReportLine[];
}

/** All inputs and results, in words. */
export function roomReport(plan: RoomPlan, assessment: Assessment, data: AcousticData): RoomReport {
  return {
    room: roomLines(plan, assessment, data),
    treatment: (plan.treatments ?? []).map(({ product, face, areaM2 }) => {
      const { name, printedNrc } = data.products[product]!;
      return { label: `${name}, NRC ${printedNrc}`, value: `${printedNumber(areaM2)} m² on ${nameOfFace(face)}` };
    }),
    result: resultLines(plan, assessment, data),
  };
}

function roomLines(plan: RoomPlan, { dimensions }: Assessment, data: AcousticData): ReportLine[] {
  const { box, surfaces, parts = [], seating } = plan;
  const volume = `${printedNumber(dimensions.volumeM3)} m³`;
  const sides = box && [box.lengthM, box.widthM, box.heightM].map((side) => printedNumber(side, 2)).join(" × ");
  const areas = [...dimensions.faces].map(([face, areaM2]) => `${face} ${printedNumber(areaM2)} m²`).join(", ");
  const nameOf = (surface: string) => data.surfaces[surface]?.label ?? "Opening";
  return [
    { label: "Size", value: sides ? `${sides} m, ${volume}` : `${volume}, ${areas}` },
    { label: "Floor", value: nameOf(surfaces.floor) },
    { label: "Walls", value: nameOf(surfaces.walls) },
    { label: "Ceiling", value: nameOf(surfaces.ceiling) },
    ...parts.map(({ surface, face, areaM2 }) => ({
      label: nameOf(surface),
      value: `${printedNumber(areaM2)} m² on ${nameOfFace(face)}`,
    })),
    ...(seating && seating.seats > 0
      ? [{ label: data.seating[seating.kind]!.label, value: `${seating.seats}, with ${seating.people} people` }]
      : []),
    { label: "Air", value: data.climates[plan.climate]!.label },
  ];
}

function resultLines(plan: RoomPlan, assessment: Assessment, data: AcousticData): ReportLine[] {
  const { target, verdict, judged, treatedM2, treatedShare } = assessment;
  const { before, after } = assessment[judged];
  const entry = data.targets[plan.target]!;
  const other = judged === "full" ? "empty" : "full";
  const seated = (plan.seating?.people ?? 0) > 0;
  return [
    {
      label: `Target: ${nameOfTarget(entry)}`,
      value: "time" in target ? targetInWords(entry, target.time) : target.reason,
    },
    ...(verdict ? [{ label: "Verdict", value: verdictInWords[verdict.after] }] : []),
    change(
      seated ? `Reverberation time by Sabine, ${stateInWords(judged)}` : "Reverberation time by Sabine",
      assessment[judged],
      ({ sabine }) => printedSeconds(sabine),
    ),
    ...(seated
      ? [change(`The same, ${stateInWords(other)}`, assessment[other], ({ sabine }) => printedSeconds(sabine))]
      : []),
    change("Reverberation time by Eyring", { before, after }, eyringInWords),
    ...(isRounded(after)
      ? [{ label: "With the rounding of NRC", value: `${printedSeconds(after.sabineWithRounding)} after, at least` }]
      : []),
    change("Absorption area", { before, after }, ({ absorptionM2 }) => printedArea(absorptionM2)),
    change("Mean absorption coefficient", { before, after }, ({ meanCoefficient }) => printedRange(meanCoefficient)),
    { label: "Treated", value: `${printedNumber(treatedM2)} m², ${printedShare(treatedShare)} of the surface` },
  ];
}

/** `with people` or `without people` */
export function stateInWords(state: "full" | "empty"): string {
  return state === "full" ? "with people" : "without people";
}

/** Whether a product is used for which only the rounded NRC is known. */
export function isRounded({ sabine, sabineWithRounding }: Reverberation): boolean {
  return sabine.least !== sabineWithRounding.least;
}

/** The time by Eyring, or why there is none. */
export function eyringInWords({ eyring }: Reverberation): string {
  return eyring ? printedSeconds(eyring) : "no value, because the mean coefficient reaches 1";
}

function change(
  label: string,
  { before, after }: Assessment["full"],
  inWords: (state: Reverberation) => string,
): ReportLine {
  return { label, value: `${inWords(before)} before, ${inWords(after)} after` };
}

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
