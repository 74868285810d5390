import { loadFile } from "#app/ui/loading/load-file.ts";
import address from "./speech.mp3";

/**
 * A sentence read close to a microphone: "He was not an ill-disposed young man." It is from the LibriVox recording
 * of Sense and Sensibility, which is in the public domain.
 * @throws if the recording does not load
 */
export async function recordedSpeech(context: BaseAudioContext): Promise<Float32Array<ArrayBuffer>> {
  const response = await loadFile(address);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return sound.getChannelData(0);
}
