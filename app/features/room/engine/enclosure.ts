import type { Absorber, Range } from "./absorber.ts";
import { forEachBand, type PerOctaveBand, speechBandMean } from "./octave-bands.ts";
import { eyringSeconds, sabineSeconds } from "./reverberation.ts";

/** A part of the room's surface with one material on it. */
export interface Lining {
  readonly areaM2: number;
  readonly absorber: Absorber;
}

/** A room as used by the formulas: air, and absorbing surfaces. */
export interface Enclosure {
  readonly volumeM3: number;
  /** The power attenuation coefficient m of the air by octave band, in 1/m. */
  readonly airPerM: PerOctaveBand;
  readonly linings: readonly Lining[];
}

/** The reverberation of a room. Ranges come from materials whose NRC is a range. */
export interface Reverberation {
  readonly surfaceM2: number;
  /** The equivalent absorption area in the speech band, without the air. */
  readonly absorptionM2: Range;
  /** The mean absorption coefficient in the speech band. */
  readonly meanCoefficient: Range;
  /** By Sabine in the speech band, in seconds. */
  readonly sabine: Range;
  /** `sabine` with the rounding error of NRC. */
  readonly sabineWithRounding: Range;
  /** By Eyring in the speech band, in seconds; undefined if the formula has no value. */
  readonly eyring: Range | undefined;
  /** By Sabine in each octave band, in seconds; undefined unless every material's coefficients by band are known. */
  readonly bands: PerOctaveBand | undefined;
}

/**
 * The reverberation of a room in the speech band (250 to 2000 Hz) and, if all materials have coefficients for it,
 * by octave band. The speech band uses the means of the coefficients and of the air's attenuation at 250, 500,
 * 1000 and 2000 Hz.
 */
export function reverberation({ volumeM3, airPerM, linings }: Enclosure): Reverberation {
  const sum = (value: (lining: Lining) => number) => linings.reduce((total, lining) => total + value(lining), 0);
  const surfaceM2 = sum(({ areaM2 }) => areaM2);
  const least = sum(({ areaM2, absorber }) => areaM2 * absorber.speech.least);
  const most = sum(({ areaM2, absorber }) => areaM2 * absorber.speech.most);
  const rounding = sum(({ areaM2, absorber }) => areaM2 * absorber.rounding);
  const speech = { volumeM3, airPerM: speechBandMean(airPerM) };
  const sabine = (absorptionM2: number) => sabineSeconds({ ...speech, absorptionM2 });
  const shortest = eyringSeconds({ ...speech, surfaceM2, absorptionM2: most });
  const longest = eyringSeconds({ ...speech, surfaceM2, absorptionM2: least });
  return {
    surfaceM2,
    absorptionM2: { least, most },
    meanCoefficient: { least: least / surfaceM2, most: most / surfaceM2 },
    sabine: { least: sabine(most), most: sabine(least) },
    sabineWithRounding: { least: sabine(most + rounding), most: sabine(Math.max(0, least - rounding)) },
    eyring: shortest === undefined || longest === undefined ? undefined : { least: shortest, most: longest },
    bands: byBand({ volumeM3, airPerM, linings }),
  };
}

function byBand({ volumeM3, airPerM, linings }: Enclosure): PerOctaveBand | undefined {
  if (linings.some(({ absorber }) => absorber.bands === undefined)) return undefined;
  return forEachBand((band) => {
    const absorptionM2 = linings.reduce((total, { areaM2, absorber }) => total + areaM2 * absorber.bands![band]!, 0);
    return sabineSeconds({ volumeM3, airPerM: airPerM[band]!, absorptionM2 });
  });
}
