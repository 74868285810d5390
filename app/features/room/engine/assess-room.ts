import type { RoomPlan, TargetEntry } from "#content/schema/acoustics.ts";
import type { AcousticData } from "./acoustic-data.ts";
import { type Reverberation, reverberation } from "./enclosure.ts";
import { type Dimensions, dimensionsOf } from "./faces.ts";
import { lookUp, liningsOf } from "./linings.ts";
import { forEachBand, type PerOctaveBand, speechBandMean } from "./octave-bands.ts";
import { judge, type TargetFor, targetFor, type Verdict } from "./target.ts";

/** A room without and with its treatment. */
export interface BeforeAndAfter {
  readonly before: Reverberation;
  readonly after: Reverberation;
}

/** All results for a room. Times are in seconds; the speech band is 250 to 2000 Hz. */
export interface Assessment {
  readonly dimensions: Dimensions;
  /** With the planned people in their seats, and empty. */
  readonly full: BeforeAndAfter;
  readonly empty: BeforeAndAfter;
  /** The one of the two that is compared with the target: the occupied room unless the target says otherwise. */
  readonly judged: "full" | "empty";
  readonly target: TargetFor;
  /** Whether the target is met; undefined if there is none for this room. */
  readonly verdict: { readonly before: Verdict; readonly after: Verdict } | undefined;
  readonly treatedM2: number;
  /** The treated share of the room's surface, from 0 to 1. */
  readonly treatedShare: number;
}

/**
 * Calculates the reverberation of a room before and after its treatment, and compares it with its target.
 * @throws RoomError for a room that cannot be calculated
 */
export function assessRoom(plan: RoomPlan, data: AcousticData): Assessment {
  const dimensions = dimensionsOf(plan);
  const airPerM = airOf(plan, data);
  const entry = lookUp(data.targets, plan.target, "target");
  const target = targetFor(entry, { ...dimensions, airPerM: speechBandMean(airPerM) });
  const people = plan.seating?.people ?? 0;
  const reverberationOf = (treated: boolean, seated: number) => {
    const { free, parts, treatments } = liningsOf(treated ? plan : { ...plan, treatments: [] }, seated, data);
    return reverberation({ volumeM3: dimensions.volumeM3, airPerM, linings: [...free, ...parts, ...treatments] });
  };
  const full = { before: reverberationOf(false, people), after: reverberationOf(true, people) };
  const empty = { before: reverberationOf(false, 0), after: reverberationOf(true, 0) };
  const judged = judgedState(entry);
  const { before, after } = judged === "full" ? full : empty;
  const { treatments } = liningsOf(plan, people, data);
  const treatedM2 = treatments.reduce((total, { areaM2 }) => total + areaM2, 0);
  return {
    dimensions,
    full,
    empty,
    judged,
    target,
    verdict:
      "time" in target
        ? { before: judge(before.sabine, target.time), after: judge(after.sabine, target.time) }
        : undefined,
    treatedM2,
    treatedShare: treatedM2 / full.after.surfaceM2,
  };
}

/** Whether a target is for the occupied or the empty room; occupied if its source does not say. */
export function judgedState({ occupied = true }: TargetEntry): "full" | "empty" {
  return occupied ? "full" : "empty";
}

/** The power attenuation coefficient m of a room's air by octave band, in 1/m. */
export function airOf(plan: RoomPlan, data: AcousticData): PerOctaveBand {
  const { attenuationPer1000M } = lookUp(data.climates, plan.climate, "climate");
  return forEachBand((band) => attenuationPer1000M[band]! / 1000);
}
