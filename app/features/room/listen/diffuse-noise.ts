import FFT from "fft.js";
import { octaveEdgesHz } from "./band-edges.ts";

/** The noise repeats after this many samples: 1.4 s at 48 kHz, which is inaudible in a decay. */
const periodSamples = 2 ** 16;

/** The correlation of the noise in both ears: 1 for identical, 0 for uncorrelated. */
const likeness = 0.3;

/**
 * The energy of a band is equalised over this many periods of its bandwidth, because that of a short decay would
 * vary randomly.
 */
const evenOutPeriods = 3.5;

/** How often noise is equalised. Each pass puts a little energy outside the band, which is then removed. */
const evenOutTimes = (samples: number) => Math.max(2, Math.min(40, (2 * periodSamples) / samples));

/** Endless noise in the left and the right ear, by band: one period of each. */
export type DiffuseNoise = readonly [left: readonly Float32Array[], right: readonly Float32Array[]];

/** The spectrum of the noise of all bands. The ears are the real and the imaginary part of one complex signal. */
interface NoiseSpectrum {
  readonly sampleRateHz: number;
  readonly spectrum: Float64Array;
}

let made: NoiseSpectrum | undefined;

/**
 * This many of the lowest bands are equalised between the requested edges: what is left of a narrow band would
 * vary randomly.
 */
const narrowBands = 3;

/**
 * Noise like that of a diffuse field, in the bands between given frequencies: at every frequency as strong as
 * white noise with an energy of 1 per second. The noise of all octaves is generated once per sample rate.
 */
export function diffuseNoise(sampleRateHz: number, edgesHz: readonly number[]): DiffuseNoise {
  if (made?.sampleRateHz !== sampleRateHz) made = makeSpectrum(sampleRateHz);
  const { spectrum } = made;
  const whole = new FFT(periodSamples);
  const noise = emptySignal(periodSamples);
  const padded = emptySignal(periodSamples);
  const bands = bandsBetween(edgesHz, sampleRateHz).map((band, index) => {
    copyBand(index < narrowBands ? bandSpectrum(band, sampleRateHz) : spectrum, padded.fill(0), band);
    whole.inverseTransform(noise, padded);
    return [partOf(noise, 0, periodSamples), partOf(noise, 1, periodSamples)] as const;
  });
  return [bands.map(([left]) => left), bands.map(([, right]) => right)];
}

function makeSpectrum(sampleRateHz: number): NoiseSpectrum {
  const spectrum = emptySignal(periodSamples);
  // The band above the narrow ones may begin at most one octave below its own edge.
  for (const band of bandsBetween(octaveEdgesHz.slice(narrowBands - 1), sampleRateHz))
    copyBand(bandSpectrum(band, sampleRateHz), spectrum, band);
  return { sampleRateHz, spectrum };
}

/** The spectrum of equalised noise in a band, with the same energy in both ears. */
function bandSpectrum(band: Band, sampleRateHz: number): Float64Array {
  const spectrum = evenedBand(band);
  scaleEars(spectrum, band, ((band.high - band.low) * 2 * periodSamples) / sampleRateHz);
  return spectrum;
}

/** A frequency band of the spectrum, in bins. */
interface Band {
  readonly low: number;
  readonly high: number;
}

function bandsBetween(edgesHz: readonly number[], sampleRateHz: number): Band[] {
  const bins = edgesHz.map((hz) => Math.ceil((hz * periodSamples) / sampleRateHz));
  return bins.slice(1).map((high, index) => ({ low: bins[index]!, high }));
}

/** The spectrum of band-limited noise whose energy is the same over every short time. */
function evenedBand({ low, high }: Band): Float64Array {
  // The sample rate for the highest frequency is enough to equalise it.
  const samples = 2 ** Math.ceil(Math.log2(2.5 * high));
  const few = new FFT(samples);
  const windowSamples = Math.round((evenOutPeriods / (high - low)) * samples);
  const signal = emptySignal(samples);
  const spectrum = noiseSpectrum(low, high, samples);
  for (let times = 0; times < evenOutTimes(samples); times += 1) {
    few.inverseTransform(signal, spectrum);
    evenOut(signal, 0, windowSamples);
    evenOut(signal, 1, windowSamples);
    few.transform(spectrum, signal);
    spectrum
      .fill(0, 0, 2 * low)
      .fill(0, 2 * high, -2 * (high - 1))
      .fill(0, -2 * (low - 1));
  }
  return spectrum;
}

/** Gives both ears the same energy in a band. */
function scaleEars(spectrum: Float64Array, { low, high }: Band, energy: number): void {
  const ears = (bin: number) => {
    const [real, imaginary] = [spectrum[2 * bin]!, spectrum[2 * bin + 1]!];
    const mirrored = spectrum.length - 2 * bin;
    const [mirroredReal, mirroredImaginary] = [spectrum[mirrored]!, spectrum[mirrored + 1]!];
    const left = [(real + mirroredReal) / 2, (imaginary - mirroredImaginary) / 2] as const;
    const right = [(imaginary + mirroredImaginary) / 2, (mirroredReal - real) / 2] as const;
    return { left, right, mirrored };
  };
  let [leftEnergy, rightEnergy] = [0, 0];
  for (let bin = low; bin < high; bin += 1) {
    const { left, right } = ears(bin);
    leftEnergy += 2 * (left[0] ** 2 + left[1] ** 2);
    rightEnergy += 2 * (right[0] ** 2 + right[1] ** 2);
  }
  const [leftFactor, rightFactor] = [Math.sqrt(energy / leftEnergy), Math.sqrt(energy / rightEnergy)];
  for (let bin = low; bin < high; bin += 1) {
    const { left, right, mirrored } = ears(bin);
    spectrum[2 * bin] = leftFactor * left[0] - rightFactor * right[1];
    spectrum[2 * bin + 1] = leftFactor * left[1] + rightFactor * right[0];
    spectrum[mirrored] = leftFactor * left[0] + rightFactor * right[1];
    spectrum[mirrored + 1] = rightFactor * right[0] - leftFactor * left[1];
  }
}

function copyBand(from: Float64Array, to: Float64Array, { low, high }: Band): void {
  to.set(from.subarray(2 * low, 2 * high), 2 * low);
  const end = from.length;
  to.set(from.subarray(end - 2 * (high - 1), end - 2 * (low - 1)), to.length - 2 * (high - 1));
}

/** Interleaved real and imaginary parts. */
export function emptySignal(samples: number): Float64Array {
  return new Float64Array(2 * samples);
}

/** The spectrum of white noise between two bins, with the interaural correlation of a diffuse field. */
function noiseSpectrum(low: number, high: number, samples: number): Float64Array {
  const spectrum = emptySignal(samples);
  const common = whiteNoise(2 * high, high);
  const different = whiteNoise(2 * high, low);
  const [inCommon, apart] = [Math.sqrt((1 + likeness) / 2), Math.sqrt((1 - likeness) / 2)];
  for (let bin = low; bin < high; bin += 1) {
    const inEar = (side: number, index: number) => common[index]! * inCommon + side * different[index]! * apart;
    const [left, leftImaginary] = [inEar(1, 2 * bin), inEar(1, 2 * bin + 1)];
    const [right, rightImaginary] = [inEar(-1, 2 * bin), inEar(-1, 2 * bin + 1)];
    spectrum[2 * bin] = left - rightImaginary;
    spectrum[2 * bin + 1] = leftImaginary + right;
    spectrum[2 * (samples - bin)] = left + rightImaginary;
    spectrum[2 * (samples - bin) + 1] = right - leftImaginary;
  }
  return spectrum;
}

/** Gives the real (0) or the imaginary part (1) of a repeated signal the same energy over every short time. */
function evenOut(signal: Float64Array, part: 0 | 1, windowSamples: number): void {
  const samples = signal.length / 2;
  const energies = new Float64Array(samples);
  for (let index = 0; index < samples; index += 1) energies[index] = signal[2 * index + part]! ** 2;
  // A power of two minus one: the signal is periodic.
  const wrap = samples - 1;
  let first = -(windowSamples >> 1);
  let energy = 0;
  for (let index = first; index < first + windowSamples; index += 1) energy += energies[index & wrap]!;
  for (let index = 0; index < samples; index += 1, first += 1) {
    signal[2 * index + part]! /= Math.sqrt(energy);
    energy += energies[(first + windowSamples) & wrap]! - energies[first & wrap]!;
  }
}

/** The first samples of the real (0) or the imaginary part (1) of a signal. */
export function partOf(signal: Float64Array, part: 0 | 1, samples: number): Float32Array<ArrayBuffer> {
  const first = new Float32Array(samples);
  for (let index = 0; index < samples; index += 1) first[index] = signal[2 * index + part]!;
  return first;
}

/**
 * White noise with a mean power of 1, reproducible by seed: evenly distributed numbers of a xorshift generator (G.
 * Marsaglia, 2003).
 * @param seed a whole number other than 0
 */
export function whiteNoise(samples: number, seed: number): Float32Array<ArrayBuffer> {
  const noise = new Float32Array(samples);
  const widest = Math.sqrt(3);
  let state = Math.imul(seed, 0x9e3779b9) | 0;
  for (let index = 0; index < samples; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[index] = (state / 2 ** 31) * widest;
  }
  return noise;
}
