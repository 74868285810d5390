import address from "./speech.mp3";

/**
 * A sentence that somebody reads close to a microphone: "He was not an ill-disposed young man." It is from the LibriVox recording of Sense
 * and Sensibility, which is in the public domain.
 * @throws if the recording does not load
 */
export async function recordedSpeech(context: BaseAudioContext): Promise<Float32Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return sound.getChannelData(0);
}
