import { type PerOctaveBand, speechBandMean } from "./octave-bands.ts";

/** The lower and the upper end of a figure; equal for a single number. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How much of the incident sound a material absorbs. */
export interface Absorber {
  /** The coefficient in the speech band, 250 to 2000 Hz. */
  readonly speech: Range;
  /** The maximum rounding error of the coefficient. */
  readonly rounding: number;
  /** The coefficients by octave band, if they are known. */
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
 * A material for which only the NRC is known, which says nothing about any one band, or about 125 Hz or 4000 Hz: two
 * materials of NRC 0.80 can have 0.33 and 0.69 at 250 Hz.
 */
export function absorberFromNrc(nrc: Range): Absorber {
  return { speech: nrc, rounding: nrcRounding };
}

/** An open window or doorway, which absorbs all incident sound. */
export const opening: Absorber = absorberFromBands([1, 1, 1, 1, 1, 1]);
