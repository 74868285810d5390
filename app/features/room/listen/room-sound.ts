import { emptySignal, partOf } from "./diffuse-noise.ts";
import { makeImpulseResponse, type ListeningRoom, type ImpulseResponse } from "./impulse-response.ts";
import FFT from "fft.js";

/** The peak level of playback: well below 1, so that nothing clips and no one is startled. */
const peak = 0.5;

/**
 * Renders a dry sound in several rooms. All results have the same length and the same mean power, so that
 * a listener hears how the rooms differ and not which is louder.
 * @param dry samples between −1 and 1
 */
export async function renderInRooms(
  dry: Float32Array<ArrayBuffer>,
  rooms: readonly ListeningRoom[],
  sampleRateHz: number,
): Promise<AudioBuffer[]> {
  const responses = rooms.map((room) => makeImpulseResponse(room, sampleRateHz));
  const samples = dry.length + Math.max(...responses.map(([left]) => left.length));
  const heard = await convolveInRooms(dry, responses, samples);
  const amplitudes = heard.map((ears) => Math.sqrt(meanPower(ears)));
  const level = Math.min(...heard.map((ears, index) => (peak * amplitudes[index]!) / loudest(ears)));
  return heard.map((ears, index) => bufferOf(ears, level / amplitudes[index]!, sampleRateHz));
}

/** The mean power over both ears, which are equally long. */
function meanPower(ears: ImpulseResponse): number {
  const energies = ears.map((ear) => ear.reduce((sum, sample) => sum + sample ** 2, 0));
  return (energies[0]! + energies[1]!) / (2 * ears[0].length);
}

function loudest(ears: ImpulseResponse): number {
  return Math.max(...ears.map((ear) => ear.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)));
}

function bufferOf(ears: ImpulseResponse, factor: number, sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: ears[0].length, sampleRate });
  for (const [number, ear] of ears.entries())
    buffer.copyToChannel(
      ear.map((sample) => sample * factor),
      number,
    );
  return buffer;
}

/**
 * A dry sound as both ears hear it in each room. It is computed here rather than by a ConvolverNode, because Chromium may
 * collect the node while it still sounds, which ends the reverberation in silence.
 * @param samples the length of the results: at least that of the sound and of the longest response together
 */
export async function convolveInRooms(
  dry: Float32Array,
  responses: readonly ImpulseResponse[],
  samples: number,
): Promise<ImpulseResponse[]> {
  const size = 2 ** Math.ceil(Math.log2(samples));
  const transform = new FFT(size);
  const spectrumOf = (real: Float32Array, imaginary?: Float32Array) => {
    const [signal, spectrum] = [emptySignal(size), emptySignal(size)];
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
    // The page can respond to input between two rooms.
    await new Promise((resolve) => setTimeout(resolve));
    // The ears are the real and the imaginary part of one signal.
    const { spectrum, signal } = spectrumOf(...response);
    multiply(spectrum, sound);
    transform.inverseTransform(signal, spectrum);
    heard.push([partOf(signal, 0, samples), partOf(signal, 1, samples)]);
  }
  return heard;
}

/** Multiplies each number of one spectrum by that of another. */
function multiply(spectrum: Float64Array, by: Float64Array): void {
  for (let index = 0; index < spectrum.length; index += 2) {
    const [real, imaginary] = [spectrum[index]!, spectrum[index + 1]!];
    spectrum[index] = real * by[index]! - imaginary * by[index + 1]!;
    spectrum[index + 1] = real * by[index + 1]! + imaginary * by[index]!;
  }
}
