/** The centre frequencies of the octave bands, in Hz. */
export const octaveBandsHz = [125, 250, 500, 1000, 2000, 4000] as const;

/** A value for each octave band, in the order of `octaveBandsHz`. */
export type PerOctaveBand = readonly [number, number, number, number, number, number];

/**
 * The mean of the values at 250, 500, 1000 and 2000 Hz. For absorption coefficients this is the noise reduction coefficient
 * before it is rounded to the nearest 0.05 (ASTM C423), so it can be added to products for which only the NRC is known.
 */
export function speechBandMean([, at250, at500, at1000, at2000]: PerOctaveBand): number {
  return (at250 + at500 + at1000 + at2000) / 4;
}

/** A value for each octave band, calculated from the number of the band. */
export function forEachBand(calculate: (band: number) => number): PerOctaveBand {
  return [calculate(0), calculate(1), calculate(2), calculate(3), calculate(4), calculate(5)];
}
