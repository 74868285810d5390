import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "./acoustic-data.ts";
import { airOf, judgedState } from "./assess-room.ts";
import { reverberation } from "./enclosure.ts";
import { dimensionsOf, type Face } from "./faces.ts";
import { lookUp, liningsOf, productAbsorber } from "./linings.ts";
import { speechBandMean } from "./octave-bands.ts";
import { absorptionForSeconds, sabineSeconds } from "./reverberation.ts";
import { targetFor } from "./target.ts";

/** A product's area on one face, in whole tenths of a square metre except where it fills the face. */
export interface SolvedArea {
  readonly face: Face;
  readonly areaM2: number;
}

/** The smallest area of a product with which a room meets its target, or why there is none. */
export type Solution =
  | { readonly kind: "solved"; readonly areas: readonly SolvedArea[]; readonly areaM2: number }
  | { readonly kind: "alreadyMet" }
  /** Even on all free area of the faces the product does not reduce the time to the target. */
  | { readonly kind: "cannotBeMet"; readonly bestSeconds: number; readonly areaM2: number }
  | { readonly kind: "noTarget"; readonly reason: string };

/** What to solve: the product, its faces, and whether it must reach the target or only the end of its tolerance. */
export interface Question {
  readonly product: string;
  readonly faces: readonly Face[];
  readonly aim: "target" | "tolerance";
}

/**
 * The smallest area of a product, added to the existing treatment, with which the reverberation time by Sabine
 * meets the target. Ranges of NRC use their lower end. The faces where the product is most effective are used
 * first; among equals, the first.
 * @throws RoomError for a room that cannot be calculated, and a product without an NRC
 */
export function solveRoom(plan: RoomPlan, { product, faces, aim }: Question, data: AcousticData): Solution {
  const dimensions = dimensionsOf(plan);
  const airPerM = airOf(plan, data);
  const air = speechBandMean(airPerM);
  const entry = lookUp(data.targets, plan.target, "target");
  const target = targetFor(entry, { ...dimensions, airPerM: air });
  if ("reason" in target) return { kind: "noTarget", reason: target.reason };

  const people = judgedState(entry) === "full" ? (plan.seating?.people ?? 0) : 0;
  const { free, parts, treatments } = liningsOf(plan, people, data);
  const room = { volumeM3: dimensions.volumeM3, airPerM };
  const linings = [...free, ...parts, ...treatments];
  const now = reverberation({ ...room, linings });
  const { seconds, most, exclusive } = target.time;
  // A time that must be below a limit aims for a hundredth of a second less, because times are printed to two
  // decimals.
  const goal = exclusive ? most - 0.01 : aim === "target" ? seconds : most;
  const neededM2 = absorptionForSeconds(goal, { volumeM3: room.volumeM3, airPerM: air }) - now.absorptionM2.least;
  if (neededM2 <= 0) return { kind: "alreadyMet" };

  const coefficient = productAbsorber(product, "product", data).speech.least;
  const gains = faces
    .flatMap((face) => free.find((one) => one.face === face) ?? [])
    .map(({ face, areaM2, absorber }) => ({ face, areaM2, gain: coefficient - absorber.speech.least }))
    .filter(({ gain, areaM2 }) => gain > 0 && areaM2 > 0)
    .toSorted((one, other) => other.gain - one.gain);
  const areas: SolvedArea[] = [];
  let missingM2 = neededM2;
  for (const { face, areaM2, gain } of gains) {
    const tenths = Math.ceil((missingM2 / gain) * 10 - 1e-6) / 10;
    const takenM2 = Math.min(tenths, areaM2);
    areas.push({ face, areaM2: takenM2 });
    missingM2 -= takenM2 * gain;
    if (missingM2 <= 1e-6) return { kind: "solved", areas, areaM2: total(areas) };
  }
  const bestM2 = now.absorptionM2.least + neededM2 - missingM2;
  const bestSeconds = sabineSeconds({ volumeM3: room.volumeM3, airPerM: air, absorptionM2: bestM2 });
  return { kind: "cannotBeMet", bestSeconds, areaM2: total(areas) };
}

function total(areas: readonly SolvedArea[]): number {
  return areas.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}
