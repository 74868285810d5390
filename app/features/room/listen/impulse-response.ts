import type { PerOctaveBand } from "../engine/octave-bands.ts";
import { decayConstantSPerM } from "../engine/reverberation.ts";
import { arrivalsInBox, type Arrival, type Box } from "./arrivals.ts";
import { fadingEdgesHz } from "./band-edges.ts";
import { diffuseNoise } from "./diffuse-noise.ts";
import { splitIntoOctaves } from "./octave-split.ts";

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
