import type { TargetEntry } from "#content/schema/acoustics.ts";
import { nameOfFace } from "../engine/faces.ts";
import type { Solution } from "../engine/solve-room.ts";
import type { TargetTime, Verdict } from "../engine/target.ts";
import { printedNumber, printedSeconds } from "./numbers.ts";

/** `DIN 18041 A3, teaching` */
export function nameOfTarget({ label, use }: TargetEntry): string {
  return use === undefined ? label : `${label}, ${use.charAt(0).toLowerCase()}${use.slice(1)}`;
}

/** The requirement of a target for a room: `0.57 s, with its tolerance 0.45–0.68 s`. */
export function targetInWords(target: TargetEntry, { seconds, least, most, absorptionPerM }: TargetTime): string {
  const time = printedSeconds({ least: seconds, most: seconds });
  if (least !== undefined) return `${time}, with its tolerance ${printedSeconds({ least, most })}`;
  if (absorptionPerM !== undefined)
    return `${time} at most, from an A/V of at least ${absorptionPerM.toFixed(3)} per m`;
  if (target.kind === "below") return `below ${time}`;
  return target.kind === "about" ? `about ${time}` : `${time} at most`;
}

/** Whether a target is met, as a sentence. */
export const verdictInWords: Record<Verdict, string> = {
  met: "The target is met.",
  tooLong: "The reverberation time is too long for the target.",
  tooShort: "The reverberation time is shorter than the tolerance of the target.",
  partly: "The NRC is a range, and the target is met in only part of it.",
};

/**
 * What is needed to meet a target, as a sentence.
 * @param aim the target or its tolerance, as the sentence calls it
 * @param isTreated whether the area is added to a treatment
 */
export function solutionInWords(
  solution: Solution,
  { product, aim, isTreated }: { product: string; aim: string; isTreated: boolean },
): string {
  switch (solution.kind) {
    case "noTarget":
      return solution.reason;
    case "alreadyMet":
      return `Nothing more is needed to reach ${aim}.`;
    case "cannotBeMet": {
      if (solution.areaM2 < 0.05)
        return `${product} cannot reach ${aim}: no free surface here absorbs less than it does.`;
      const best = printedSeconds({ least: solution.bestSeconds, most: solution.bestSeconds });
      const all = `even on all ${printedNumber(solution.areaM2)} m² that are free, the time is ${best}`;
      return `${product} cannot reach ${aim}: ${all}.`;
    }
    case "solved": {
      const more = isTreated ? "more " : "";
      const places = solution.areas.map(
        ({ face, areaM2 }) => `${printedNumber(areaM2)} m² ${more}on ${nameOfFace(face)}`,
      );
      const whole = `${printedNumber(solution.areaM2)} m²${isTreated ? " more" : ""}`;
      const where = places.length > 1 ? `${whole}: ${places.join(", ").replaceAll(" more on", " on")}` : places[0];
      return `${product} reaches ${aim} with ${where}.`;
    }
  }
}

/** The limitations of the catalogue's figures, shown beside every result. */
export const limitsOfTheResult = [
  "An NRC is a mean over 250 to 2000 Hz, rounded to the nearest 0.05. It says nothing about any one band, 125 Hz, 4000 Hz or sound insulation.",
  "The mounting, especially its depth, changes how much a product absorbs, and no mounting was supplied with these figures. Ask us for the test report before you decide.",
];
