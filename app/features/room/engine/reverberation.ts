/** The speed of sound in air, in m/s. */
export const speedOfSoundMPerS = 343;

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

/**
 * The reverberation time by Sabine, T = k · V / (A + 4 · m · V), in seconds. Coefficients from a reverberation
 * room (ISO 354) are derived with this formula, so it is the primary one.
 */
export function sabineSeconds({ volumeM3, absorptionM2, airPerM }: Decay): number {
  return (decayConstantSPerM * volumeM3) / (absorptionM2 + 4 * airPerM * volumeM3);
}

/**
 * The reverberation time by Eyring, T = k · V / (−S · ln(1 − ᾱ) + 4 · m · V) with ᾱ = A / S, in seconds; undefined
 * if ᾱ is 1 or more, for which the formula has no value.
 */
export function eyringSeconds({ surfaceM2, ...decay }: Decay & { surfaceM2: number }): number | undefined {
  const meanCoefficient = decay.absorptionM2 / surfaceM2;
  if (meanCoefficient >= 1) return undefined;
  return sabineSeconds({ ...decay, absorptionM2: -surfaceM2 * Math.log1p(-meanCoefficient) });
}

/**
 * The absorption area of surfaces and objects that gives a room a reverberation time by Sabine, in m²; negative if
 * the air alone absorbs more.
 */
export function absorptionForSeconds(seconds: number, { volumeM3, airPerM }: Omit<Decay, "absorptionM2">): number {
  return (decayConstantSPerM * volumeM3) / seconds - 4 * airPerM * volumeM3;
}
