import { octaveBandsHz } from "../engine/octave-bands.ts";

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
export function splitIntoOctaves(signal: Float32Array, sampleRateHz: number): Float32Array[] {
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

/** By the bilinear transform. */
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
