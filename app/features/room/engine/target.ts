import type { TargetEntry } from "#content/schema/acoustics.ts";
import type { Range } from "./absorber.ts";
import { sabineSeconds } from "./reverberation.ts";

/** The requirement of a target for one room, in seconds. */
export interface TargetTime {
  /** The target itself. */
  readonly seconds: number;
  /** The tolerance. Without a lower end, shorter times also meet the target. */
  readonly least?: number | undefined;
  readonly most: number;
  /** True if the limit itself is already too long: below 1 s. */
  readonly exclusive?: true;
  /** The minimum absorption by volume, in 1/m, from which the time follows. */
  readonly absorptionPerM?: number;
}

/** What the target depends on. */
export interface TargetRoom {
  readonly volumeM3: number;
  readonly heightM: number;
  /** The power attenuation coefficient m of the air in the speech band. */
  readonly airPerM: number;
}

/** A target for a room, or why there is none for a room of this size. */
export type TargetFor = { readonly time: TargetTime } | { readonly reason: string };

/** A target's requirement for a room. The sources of the figures are in `acoustics.yaml`. */
export function targetFor(target: TargetEntry, room: TargetRoom): TargetFor {
  const { leastVolumeM3 = 0, mostVolumeM3 = Infinity } = target;
  if (room.volumeM3 < leastVolumeM3) return { reason: `${target.label} is for rooms of ${leastVolumeM3} m³ or more.` };
  if (room.volumeM3 > mostVolumeM3) return { reason: `${target.label} is for rooms of up to ${mostVolumeM3} m³.` };
  switch (target.kind) {
    case "byLogarithm":
      return byLogarithm(target, room.volumeM3);
    case "absorptionByVolume":
      return byAbsorption(target, room);
    case "atMost":
      return bySteps(target, room.volumeM3);
    case "about":
      return { time: { seconds: target.seconds, most: target.seconds } };
    case "below":
      return { time: { seconds: target.seconds, most: target.seconds, exclusive: true } };
  }
}

/**
 * Whether reverberation times meet a target: all of them, none of them because they are too long or too short, or
 * only some.
 */
export type Verdict = "met" | "tooLong" | "tooShort" | "partly";

/** Compares times in seconds with a target. */
export function judge(times: Range, target: TargetTime): Verdict {
  const ends = [times.least, times.most].map((seconds) => judgeOne(seconds, target));
  return ends[0] === ends[1] ? ends[0]! : "partly";
}

/** Tolerance for floating-point errors: a time calculated from the target must meet it. */
const digit = 1e-9;

function judgeOne(seconds: number, { least = 0, most, exclusive }: TargetTime): Verdict {
  if (exclusive ? seconds >= most : seconds > most * (1 + digit)) return "tooLong";
  return seconds < least * (1 - digit) ? "tooShort" : "met";
}

type Of<Kind extends TargetEntry["kind"]> = Extract<TargetEntry, { kind: Kind }>;

/** DIN 18041 group A: T = slope · lg V + constant, with the tolerance of 250 to 2000 Hz. */
function byLogarithm({ label, slope, constant, beyond, tolerance }: Of<"byLogarithm">, volumeM3: number): TargetFor {
  const isBeyond = beyond !== undefined && volumeM3 > beyond.volumeM3;
  const seconds = isBeyond ? beyond.seconds : slope * Math.log10(volumeM3) + constant;
  if (seconds <= 0) return { reason: `${label} has no target for a room as small as this.` };
  return { time: { seconds, least: seconds * tolerance.least, most: seconds * tolerance.most } };
}

/** DIN 18041 group B: A/V ≥ 1 / (constant + slope · lg h), as the corresponding reverberation time by Sabine. */
function byAbsorption(target: Of<"absorptionByVolume">, { volumeM3, heightM, airPerM }: TargetRoom): TargetFor {
  const { label, constant, slope, aboveHeightM } = target;
  if (heightM <= aboveHeightM) return { reason: `${label} applies only to rooms higher than ${aboveHeightM} m.` };
  const absorptionPerM = 1 / (constant + slope * Math.log10(heightM));
  const seconds = sabineSeconds({ volumeM3, absorptionM2: absorptionPerM * volumeM3, airPerM });
  return { time: { seconds, most: seconds, absorptionPerM } };
}

function bySteps({ label, steps }: Of<"atMost">, volumeM3: number): TargetFor {
  const step = steps.find(({ belowM3 = Infinity, upToM3 = Infinity }) => volumeM3 < belowM3 && volumeM3 <= upToM3);
  if (!step) return { reason: `${label} has no target for a room of this volume.` };
  return { time: { seconds: step.seconds, most: step.seconds } };
}
