import FFT from "fft.js";
import { octaveBandsHz } from "../engine/octave-bands.ts";
import { whiteNoise } from "./white-noise.ts";

/** The noise is repeated after so many samples: 1.4 s at 48 kHz, which is not heard in what fades. */
const periodSamples = 2 ** 16;

/** How alike the noise is in both ears: 1 for the same, 0 for nothing in common. */
const likeness = 0.3;

/** The energy of a band is evened out over so many periods of its bandwidth, because that of a short decay would be off by chance. */
const evenOutPeriods = 3.5;

/** How often noise of so many samples is evened out. Each time puts a little outside the band, which is then taken away. */
const evenOutTimes = (samples: number) => Math.max(4, Math.min(40, (4 * periodSamples) / samples));

/** The upper edge of the octave above the highest band, in Hz. */
const highestHz = 8000 * Math.SQRT2;

/** Endless noise in the left and in the right ear, by octave band: one period of each. */
export type DiffuseNoise = readonly [left: readonly Float32Array[], right: readonly Float32Array[]];

let made: { sampleRateHz: number; noise: DiffuseNoise } | undefined;

/**
 * Noise like that of sound from all directions: as strong at every frequency as white noise with an energy of 1 a second. The highest band
 * takes the octave above it, too, and there is nothing below the lowest. Made once for a sample rate.
 */
export function diffuseNoise(sampleRateHz: number): DiffuseNoise {
  if (made?.sampleRateHz !== sampleRateHz) {
    const whole = new FFT(periodSamples);
    const bands = octaveBandsHz.map((centreHz, band) => {
      const highHz = band === octaveBandsHz.length - 1 ? highestHz : centreHz * Math.SQRT2;
      return bandNoise(centreHz * Math.SQRT1_2, highHz, sampleRateHz, whole);
    });
    made = { sampleRateHz, noise: [bands.map(([left]) => left), bands.map(([, right]) => right)] };
  }
  return made.noise;
}

/** Noise between two frequencies and nothing outside, in both ears. */
function bandNoise(lowHz: number, highHz: number, sampleRateHz: number, whole: FFT): [Float32Array, Float32Array] {
  const binHz = sampleRateHz / periodSamples;
  const [low, high] = [Math.ceil(lowHz / binHz), Math.ceil(highHz / binHz)];
  // As many samples as the highest frequency needs are enough to even it out.
  const few = new FFT(2 ** Math.ceil(Math.log2(2.5 * high)));
  const windowSamples = Math.round((evenOutPeriods / (highHz - lowHz)) * few.size * binHz);
  const common = whiteNoise(2 * high, high);
  const different = whiteNoise(2 * high, low);
  const [inCommon, apart] = [Math.sqrt((1 + likeness) / 2), Math.sqrt((1 - likeness) / 2)];
  const meanPower = (highHz - lowHz) / (sampleRateHz / 2) / sampleRateHz;

  return ([1, -1] as const).map((side) => {
    let spectrum = emptySpectrum(few);
    for (let index = 2 * low; index < 2 * high; index += 1)
      spectrum[index] = common[index]! * inCommon + side * different[index]! * apart;
    for (let times = 0; times < evenOutTimes(few.size); times += 1) {
      const evened = evenedOut(realSignal(few, spectrum), windowSamples);
      few.realTransform((spectrum = emptySpectrum(few)), evened);
      spectrum.fill(0, 0, 2 * low).fill(0, 2 * high);
    }
    const padded = emptySpectrum(whole);
    for (let index = 2 * low; index < 2 * high; index += 1) padded[index] = spectrum[index]!;
    const noise = Float32Array.from(realSignal(whole, padded));
    const factor = Math.sqrt(meanPower / (noise.reduce((sum, sample) => sum + sample ** 2, 0) / noise.length));
    return noise.map((sample) => sample * factor);
  }) as [Float32Array, Float32Array];
}

function emptySpectrum(transform: FFT): number[] {
  return transform.createComplexArray() as number[];
}

/** The real part of the signal with a spectrum of which only one half is given. */
function realSignal(transform: FFT, halfSpectrum: number[]): Float64Array {
  const complex = emptySpectrum(transform);
  transform.inverseTransform(complex, halfSpectrum);
  return Float64Array.from({ length: transform.size }, (_, index) => complex[2 * index]!);
}

/** A repeated signal with the same energy over every short time. */
function evenedOut(period: Float64Array, windowSamples: number): Float64Array {
  const { length } = period;
  const before = windowSamples >> 1;
  const energyAt = (index: number) => period[(index + length) % length]! ** 2;
  let energy = 0;
  for (let index = 0; index < windowSamples; index += 1) energy += energyAt(index - before);
  return period.map((sample, index) => {
    const even = sample / Math.sqrt(energy);
    energy += energyAt(index - before + windowSamples) - energyAt(index - before);
    return even;
  });
}
