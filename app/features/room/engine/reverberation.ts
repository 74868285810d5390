import { RoomError, requireRange } from "./room-error.ts";

/** The speed of sound in air, in m/s. */
const speedOfSoundMPerS = 343;

/** The constant k = 24 · ln 10 / c of both formulas, in s/m: 0.161 at 343 m/s. */
export const decayConstantSPerM = (24 * Math.LN10) / speedOfSoundMPerS;

/** The formulas' inputs for a room. */
export interface Decay {
  readonly volumeM3: number;
  /** The equivalent absorption area of surfaces and objects, without the air. */
  readonly absorptionM2: number;
  /** The power attenuation coefficient m of the air. */
  readonly airPerM: number;
}

const anyPositive = { least: Number.MIN_VALUE, most: Number.MAX_VALUE };
const notNegative = { least: 0, most: Number.MAX_VALUE };

/**
 * The reverberation time by Sabine, T = k · V / (A + 4 · m · V), in seconds. Coefficients from a reverberation
 * room (ISO 354) are derived with this formula, so it is the primary one.
 * @throws RoomError for a value that is negative or not a number, and if nothing absorbs
 */
export function sabineSeconds({ volumeM3, absorptionM2, airPerM }: Decay): number {
  return decaySeconds(
    volumeM3,
    requireRange(absorptionM2, notNegative, "absorptionM2", "The absorption area in m²"),
    airPerM,
  );
}

/**
 * The reverberation time by Eyring, T = k · V / (−S · ln(1 − ᾱ) + 4 · m · V) with ᾱ = A / S, in seconds; undefined
 * if ᾱ is 1 or more, for which the formula has no value.
 * @throws RoomError for a value that is negative or not a number, and if nothing absorbs
 */
export function eyringSeconds({
  volumeM3,
  absorptionM2,
  airPerM,
  surfaceM2,
}: Decay & { surfaceM2: number }): number | undefined {
  requireRange(absorptionM2, notNegative, "absorptionM2", "The absorption area in m²");
  const meanCoefficient = absorptionM2 / requireRange(surfaceM2, anyPositive, "surfaceM2", "The surface in m²");
  if (meanCoefficient >= 1) return undefined;
  return decaySeconds(volumeM3, -surfaceM2 * Math.log1p(-meanCoefficient), airPerM);
}

function decaySeconds(volumeM3: number, absorptionM2: number, airPerM: number): number {
  requireRange(volumeM3, anyPositive, "volumeM3", "The volume in m³");
  requireRange(airPerM, notNegative, "airPerM", "The attenuation of the air in 1/m");
  const wholeM2 = absorptionM2 + 4 * airPerM * volumeM3;
  if (wholeM2 === 0)
    throw new RoomError("nothingAbsorbs", "", "Nothing in the room absorbs sound, so it would never fade.");
  return (decayConstantSPerM * volumeM3) / wholeM2;
}

/**
 * The absorption area of surfaces and objects that gives a room a reverberation time by Sabine, in m²; negative if
 * the air alone absorbs more.
 */
export function absorptionForSeconds(seconds: number, { volumeM3, airPerM }: Omit<Decay, "absorptionM2">): number {
  return (decayConstantSPerM * volumeM3) / seconds - 4 * airPerM * volumeM3;
}
