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
  const sounds = heard.map((ears) => bufferOf(ears, sampleRateHz));
  const amplitudes = sounds.map((sound) => Math.sqrt(meanPower(sound)));
  const level = Math.min(...sounds.map((sound, index) => (peak * amplitudes[index]!) / loudest(sound)));
  for (const [index, sound] of sounds.entries()) scale(sound, level / amplitudes[index]!);
  return sounds;
}

function bufferOf(channels: readonly Float32Array<ArrayBuffer>[], sampleRateHz: number): AudioBuffer {
  const buffer = new AudioBuffer({
    numberOfChannels: channels.length,
    length: channels[0]!.length,
    sampleRate: sampleRateHz,
  });
  for (const [number, channel] of channels.entries()) buffer.copyToChannel(channel, number);
  return buffer;
}

const channelsOf = (sound: AudioBuffer) =>
  Array.from({ length: sound.numberOfChannels }, (_, number) => sound.getChannelData(number));

function meanPower(sound: AudioBuffer): number {
  const energy = channelsOf(sound).reduce(
    (sum, channel) => channel.reduce((channelSum, sample) => channelSum + sample ** 2, sum),
    0,
  );
  return energy / (sound.length * sound.numberOfChannels);
}

function loudest(sound: AudioBuffer): number {
  return channelsOf(sound).reduce(
    (most, channel) => channel.reduce((channelMost, sample) => Math.max(channelMost, Math.abs(sample)), most),
    0,
  );
}

function scale(sound: AudioBuffer, factor: number): void {
  for (const channel of channelsOf(sound))
    for (let index = 0; index < channel.length; index += 1) channel[index]! *= factor;
}

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
