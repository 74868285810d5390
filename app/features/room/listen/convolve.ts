import FFT from "fft.js";
import type { ImpulseResponse } from "./impulse-response.ts";

/**
 * A dry sound as both ears hear it in each room. It is computed here and not by a ConvolverNode, because Chromium may
 * collect the node while it still sounds, which ends the reverberation in silence.
 * @param samples the length of the results: at least that of the sound and of the longest response together
 */
export async function convolveInRooms(
  dry: Float32Array,
  responses: readonly ImpulseResponse[],
  samples: number,
): Promise<ImpulseResponse[]> {
  const transform = new FFT(2 ** Math.ceil(Math.log2(samples)));
  const spectrumOf = (real: Float32Array, imaginary?: Float32Array) => {
    const [signal, spectrum] = [complexSignal(transform), complexSignal(transform)];
    for (let index = 0; index < real.length; index += 1) {
      signal[2 * index] = real[index]!;
      signal[2 * index + 1] = imaginary?.[index] ?? 0;
    }
    transform.transform(spectrum, signal);
    return { spectrum, signal };
  };
  const { spectrum: sound } = spectrumOf(dry);
  const heard: ImpulseResponse[] = [];
  for (const response of responses) {
    // The page answers between two rooms.
    await new Promise((resolve) => setTimeout(resolve));
    // The ears are the real and the imaginary part of one signal.
    const { spectrum, signal } = spectrumOf(...response);
    multiply(spectrum, sound);
    transform.inverseTransform(signal, spectrum);
    heard.push([earOf(signal, 0, samples), earOf(signal, 1, samples)]);
  }
  return heard;
}

function complexSignal({ size }: FFT): Float64Array {
  return new Float64Array(2 * size);
}

/** Multiplies each number of one spectrum by that of another. */
function multiply(spectrum: Float64Array, by: Float64Array): void {
  for (let index = 0; index < spectrum.length; index += 2) {
    const [real, imaginary] = [spectrum[index]!, spectrum[index + 1]!];
    spectrum[index] = real * by[index]! - imaginary * by[index + 1]!;
    spectrum[index + 1] = real * by[index + 1]! + imaginary * by[index]!;
  }
}

function earOf(signal: Float64Array, part: 0 | 1, samples: number): Float32Array<ArrayBuffer> {
  const ear = new Float32Array(samples);
  for (let index = 0; index < samples; index += 1) ear[index] = signal[2 * index + part]!;
  return ear;
}
