import { type PerOctaveBand, speechBandMean } from "./octave-bands.ts";

/** The lower and the upper end of a figure; both are the same for a single number. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How much a material absorbs of the sound that falls on it. */
export interface Absorber {
  /** The coefficient in the speech band, 250 to 2000 Hz. */
  readonly speech: Range;
  /** How far the coefficient may be off because it was rounded. */
  readonly rounding: number;
  /** The coefficients by octave band, where they are known. */
  readonly bands?: PerOctaveBand | undefined;
}

/** NRC is given to the nearest 0.05 (ASTM C423), so it may be off by half of that. */
const nrcRounding = 0.025;

/** A material with coefficients by octave band. */
export function absorberFromBands(bands: PerOctaveBand): Absorber {
  const mean = speechBandMean(bands);
  return { speech: { least: mean, most: mean }, rounding: 0, bands };
}

/**
 * A material of which only the NRC is known. That says nothing about single bands, about 125 Hz or 4000 Hz: two materials of NRC 0.80
 * can have 0.33 and 0.69 at 250 Hz.
 */
export function absorberFromNrc(nrc: Range): Absorber {
  return {
    speech: { least: Math.min(nrc.least, nrc.most), most: Math.max(nrc.least, nrc.most) },
    rounding: nrcRounding,
  };
}

/** An open window or doorway: what falls on it does not come back. */
export const opening: Absorber = absorberFromBands([1, 1, 1, 1, 1, 1]);
