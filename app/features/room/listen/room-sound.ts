import { convolveInRooms } from "./convolve.ts";
import { makeImpulseResponse, type ListeningRoom } from "./impulse-response.ts";

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
