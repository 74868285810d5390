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
  const { target, verdict, treatedM2, treatedShare } = assessment;
  const entry = data.targets[plan.target]!;
  const { times, absorption } = figuresOf(plan, assessment);
  const inOneLine = ({ label, before, after }: ReportFigure) => ({ label, value: `${before} before, ${after} after` });
  return [
    {
      label: `Target: ${nameOfTarget(entry)}`,
      value: "time" in target ? targetInWords(entry, target.time) : target.reason,
    },
    ...(verdict ? [{ label: "Verdict", value: verdictInWords[verdict.after] }] : []),
    ...times.map((time) => inOneLine({ ...time, label: `Reverberation time by ${time.label}` })),
    ...absorption.map(inOneLine),
    { label: "Treated", value: `${printedNumber(treatedM2)} m², ${printedShare(treatedShare)} of the surface` },
  ];
}

/** A figure of a room before and after its treatment. */
interface ReportFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The figures of a room in the speech band. The times have the formula as their label. */
export function figuresOf({ seating }: RoomPlan, assessment: Assessment) {
  const { judged } = assessment;
  const other = judged === "full" ? "empty" : "full";
  const isSeated = (seating?.people ?? 0) > 0;
  const figure = (
    label: string,
    inWords: (state: Reverberation) => string,
    { before, after } = assessment[judged],
  ) => ({
    label,
    before: inWords(before),
    after: inWords(after),
  });
  const sabine = ({ sabine: seconds }: Reverberation) => printedSeconds(seconds);
  return {
    times: [
      figure(isSeated ? `Sabine, ${peopleInWords[judged]}` : "Sabine", sabine),
      ...(isSeated ? [figure(`Sabine, ${peopleInWords[other]}`, sabine, assessment[other])] : []),
      figure("Eyring", ({ eyring }) =>
        eyring ? printedSeconds(eyring) : "no value, because the mean coefficient reaches 1",
      ),
      ...(isRounded(assessment[judged].after)
        ? [figure("Sabine, with the rounding of NRC", ({ sabineWithRounding }) => printedSeconds(sabineWithRounding))]
        : []),
    ],
    absorption: [
      figure("Absorption area", ({ absorptionM2 }) => printedArea(absorptionM2)),
      figure("Mean absorption coefficient", ({ meanCoefficient }) => printedRange(meanCoefficient)),
    ],
  };
}

const peopleInWords = { full: "with people", empty: "without people" } as const;

/** Whether the room uses a product that has only a rounded NRC. */
function isRounded({ sabine, sabineWithRounding }: Reverberation): boolean {
  return sabine.least !== sabineWithRounding.least;
}

/** Lines as one text. If it would be longer than allowed, lines from the end are left out. */
export function textOfLines(lines: readonly string[], longest: number): string {
  const text = lines.join("\n");
  return text.length <= longest ? text : textOfLines(lines.slice(0, -1), longest);
}

/**
 * A room with its products and its result as the text of an enquiry, with the address of the room in the calculator at
 * its end.
 */
export function roomText(
  { plan, assessment, data, link }: { plan: RoomPlan; assessment: Assessment; data: AcousticData; link: string },
  longest: number,
): string {
  const { room, treatment, result } = roomReport(plan, assessment, data);
  const lines = [...room, ...treatment, ...result].map(({ label, value }) => `${label}: ${value}`);
  return textOfLines(["Room", ...lines, link], longest);
}
