import { type PerOctaveBand, octaveBandsHz } from "../engine/octave-bands.ts";
import { decayConstantSPerM } from "../engine/reverberation.ts";
import { arrivalsInBox, type Arrival, type Box } from "./arrivals.ts";
import { fadingEdgesHz } from "./band-edges.ts";
import { diffuseNoise } from "./diffuse-noise.ts";

/** Energy falls by 60 dB in the reverberation time T: by exp(−13.8 · t / T). */
const decayExponent = 6 * Math.LN10;

/**
 * A head delays sound by less than this; everything is shifted by it, so that nothing would arrive before the
 * start.
 */
const leadS = 0.0005;

/** The ringing time of the filters of the lowest band. */
const filterS = 0.1;

/** The acoustic conditions of the response. */
export interface ListeningRoom {
  box: Box;
  /** The reverberation time in each octave band, in seconds. */
  seconds: PerOctaveBand;
}

/** The response of a room to a click, in the left and the right ear. */
export type ImpulseResponse = [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

/**
 * Makes the impulse response of a room for listening: direct sound, early reflections at their times in a box,
 * then noise. Everything but the direct sound decays by band with the given times. It illustrates these times and
 * predicts no real room. The energy of reflections is that of a diffuse field, against which the direct sound has
 * A / (16 · π · r²), with A = k · V / T (H. Kuttruff, Room Acoustics, chapter 5). The same room always gives the
 * same samples.
 */
export function makeImpulseResponse({ box, seconds }: ListeningRoom, sampleRateHz: number): ImpulseResponse {
  const volumeM3 = box.lengthM * box.widthM * box.heightM;
  // After √V milliseconds, reflections are too dense to be told apart (J.-D. Polack, 1988).
  const denseS = Math.min(Math.sqrt(volumeM3) / 1000, Math.min(...seconds) / 12);
  const { directM, arrivals } = arrivalsInBox(box, denseS);
  const [direct, ...reflections] = arrivals as [Arrival, ...Arrival[]];
  const directEnergy = (decayConstantSPerM * volumeM3) / (16 * Math.PI * directM ** 2 * decayExponent);
  const samples = Math.ceil((Math.max(...seconds) + filterS) * sampleRateHz);
  const denseSamples = denseS * sampleRateHz;
  const noise = diffuseNoise(sampleRateHz, fadingEdgesHz(seconds));

  return ([0, 1] as const).map((ear) => {
    const place = ({ delayS, earDelayS }: Arrival) => Math.round((leadS + delayS + earDelayS[ear]) * sampleRateHz);
    const clicks = new Float32Array(Math.ceil((denseS + filterS) * sampleRateHz));
    for (const [index, reflection] of reflections.entries()) {
      // Each stands for the time until the next, so that their total energy equals that of the noise that
      // follows.
      const untilNextS = (reflections[index + 1]?.delayS ?? denseS) - reflection.delayS;
      const share = 1 - reflection.delayS / denseS;
      clicks[place(reflection)]! += Math.sqrt(untilNextS * share) * reflection.earGain[ear];
    }
    const early = splitIntoOctaves(clicks, sampleRateHz);
    const response = new Float32Array(samples);
    for (const [band, bandSeconds] of seconds.entries()) {
      const perSample = Math.exp(-decayExponent / (2 * bandSeconds * sampleRateHz));
      const bandSamples = Math.min(samples, Math.ceil((bandSeconds + filterS) * sampleRateHz));
      const late = noise[ear][band]!;
      const soon = early[band]!;
      for (let index = 0, amplitude = 1; index < bandSamples; index += 1, amplitude *= perSample) {
        const share = index < denseSamples ? Math.sqrt(index / denseSamples) : 1;
        response[index]! += amplitude * (share * late[index % late.length]! + (soon[index] ?? 0));
      }
    }
    response[place(direct)]! += Math.sqrt(directEnergy) * direct.earGain[ear];
    return response;
  }) as ImpulseResponse;
}

/** A filter section, with the coefficients of its transfer function and a0 = 1. */
interface Section {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** The quality factors of the two sections of a fourth-order Butterworth filter. */
const qualities = [1 / (2 * Math.sin(Math.PI / 8)), 1 / (2 * Math.sin((3 * Math.PI) / 8))];

/**
 * Splits a signal into the octave bands from 125 to 4000 Hz. The highest also includes everything above it;
 * everything below 88 Hz is left out. Each edge is an eighth-order Linkwitz–Riley crossover, steep enough for
 * neighbours that decay at different rates.
 */
function splitIntoOctaves(signal: Float32Array, sampleRateHz: number): Float32Array[] {
  const bands: Float32Array[] = [];
  let rest = filtered(signal, "high", octaveBandsHz[0] * Math.SQRT1_2, sampleRateHz);
  for (const centreHz of octaveBandsHz.slice(0, -1)) {
    bands.push(filtered(rest, "low", centreHz * Math.SQRT2, sampleRateHz));
    rest = filtered(rest, "high", centreHz * Math.SQRT2, sampleRateHz);
  }
  bands.push(rest);
  return bands;
}

function filtered(signal: Float32Array, kind: "low" | "high", edgeHz: number, sampleRateHz: number): Float32Array {
  const result = signal.slice();
  for (const quality of qualities) {
    const section = sectionOf(kind, edgeHz, quality, sampleRateHz);
    apply(result, section);
    apply(result, section);
  }
  return result;
}

/** A filter section, designed with the bilinear transform. */
function sectionOf(kind: "low" | "high", edgeHz: number, quality: number, sampleRateHz: number): Section {
  const k = Math.tan((Math.PI * edgeHz) / sampleRateHz);
  const norm = 1 / (1 + k / quality + k * k);
  const b0 = kind === "low" ? k * k * norm : norm;
  const b1 = kind === "low" ? 2 * b0 : -2 * b0;
  return { b0, b1, b2: b0, a1: 2 * (k * k - 1) * norm, a2: (1 - k / quality + k * k) * norm };
}

function apply(signal: Float32Array, { b0, b1, b2, a1, a2 }: Section): void {
  let state1 = 0;
  let state2 = 0;
  for (let index = 0; index < signal.length; index += 1) {
    const input = signal[index]!;
    const output = b0 * input + state1;
    state1 = b1 * input - a1 * output + state2;
    state2 = b2 * input - a2 * output;
    signal[index] = output;
  }
}
