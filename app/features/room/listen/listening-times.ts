import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { Absorber } from "../engine/absorber.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { airOf, judgedState } from "../engine/assess-room.ts";
import { dimensionsOf } from "../engine/faces.ts";
import { lookUp, liningsOf } from "../engine/linings.ts";
import { forEachBand, type PerOctaveBand } from "../engine/octave-bands.ts";
import { sabineSeconds } from "../engine/reverberation.ts";

/** The bands that NRC covers, 250 to 2000 Hz, by index. */
const nrcBands = { first: 1, last: 4 };

/** The reverberation times for listening, in seconds by octave band. */
export interface ListeningTimes {
  readonly before: PerOctaveBand;
  /** With the maximum absorption of the products if their NRC is a range, and with the minimum. */
  readonly after: { readonly shortest: PerOctaveBand; readonly longest: PerOctaveBand };
}

/**
 * The reverberation times by Sabine for listening to a room before and after its treatment, occupied or empty as its
 * target requires. For listening only, a treated surface absorbs according to the NRC of its product from 250 to 2000
 * Hz and is unchanged at 125 and 4000 Hz, unless the product was measured by octave band: NRC says nothing about
 * individual bands.
 * @throws RoomError for a room that cannot be calculated
 */
export function listeningTimes(plan: RoomPlan, data: AcousticData): ListeningTimes {
  const { volumeM3 } = dimensionsOf(plan);
  const airPerM = airOf(plan, data);
  const people = judgedState(lookUp(data.targets, plan.target, "target")) === "full" ? (plan.seating?.people ?? 0) : 0;
  const times = (treated: boolean, end: "least" | "most") => {
    const { free, parts, treatments } = liningsOf(treated ? plan : { ...plan, treatments: [] }, people, data);
    const ownAbsorbers = new Map(free.map(({ face, absorber }) => [face, absorber]));
    return forEachBand((band) => {
      let absorptionM2 = 0;
      for (const { areaM2, absorber } of [...free, ...parts]) absorptionM2 += areaM2 * absorber.bands![band]!;
      for (const [index, { areaM2, absorber }] of treatments.entries()) {
        const untreated = ownAbsorbers.get(plan.treatments![index]!.face)!;
        absorptionM2 += areaM2 * coefficientHeard(absorber, untreated, band, end);
      }
      return sabineSeconds({ volumeM3, airPerM: airPerM[band]!, absorptionM2 });
    });
  };
  return { before: times(false, "least"), after: { shortest: times(true, "most"), longest: times(true, "least") } };
}

function coefficientHeard(product: Absorber, untreated: Absorber, band: number, end: "least" | "most"): number {
  if (product.bands) return product.bands[band]!;
  return band >= nrcBands.first && band <= nrcBands.last ? product.speech[end] : untreated.bands![band]!;
}
