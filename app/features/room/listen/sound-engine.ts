import type { Box } from "./arrivals.ts";
import { handClap, pluckedPhrase } from "./dry-sounds.ts";
import { forEachBand, type PerOctaveBand } from "../engine/octave-bands.ts";
import { renderInRooms } from "./room-sound.ts";
import { loadFile } from "#app/ui/loading/load-file.ts";
import address from "./speech.mp3";

/** What can be heard in a room. */
export type SoundName = "clap" | "phrase" | "speech";

/** A sound without a room, for the sample rate of a context. */
type DrySamples = Float32Array<ArrayBuffer>;

const drySounds: Record<SoundName, (context: BaseAudioContext) => DrySamples | Promise<DrySamples>> = {
  clap: ({ sampleRate }) => handClap(sampleRate),
  phrase: ({ sampleRate }) => pluckedPhrase(sampleRate),
  speech: recordedSpeech,
};

/** A room and its times for listening, in order: before its treatment, and after it. */
export interface HeardRooms {
  box: Box;
  times: readonly PerOctaveBand[];
}

/** A slider above zero is never quieter than this share of full volume. */
const mostVolume = 0.9;

/** Longer decays are inaudible, and their samples would fill the memory. */
const longestS = 10;

/** Plays sounds in rooms through the speakers. Created when a visitor presses Play, as browsers require. */
export class SoundEngine {
  readonly #context = new AudioContext();
  readonly #volume = this.#context.createGain();
  readonly #drySounds = new Map<SoundName, DrySamples>();
  #playing: SoundSwitch | undefined;
  /** Counts requests, so that an outdated one is never played. */
  #asked = 0;

  constructor(volume: number) {
    this.#volume.connect(this.#context.destination);
    this.setVolume(volume);
  }

  /**
   * Loops a sound in rooms, with one of them audible. The previous sound continues until the new one is ready.
   * @returns whether it plays now: false if a later request has replaced it
   */
  async play(sound: SoundName, { box, times }: HeardRooms, heard: number): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    await this.#context.resume();
    const { sampleRate } = this.#context;
    const rooms = times.map((seconds) => ({ box, seconds: forEachBand((band) => Math.min(longestS, seconds[band]!)) }));
    const dry = this.#drySounds.get(sound) ?? (await drySounds[sound](this.#context));
    this.#drySounds.set(sound, dry);
    const sounds = await renderInRooms(dry, rooms, sampleRate);
    if (asked !== this.#asked) return false;
    this.#playing?.stop();
    this.#playing = playTogether(this.#context, sounds, heard, this.#volume);
    return true;
  }

  /** Switches to another of the rooms. */
  hear(index: number): void {
    this.#playing?.switchTo(index);
  }

  /** @param volume from 0 to 1; half of it sounds about half as loud */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(mostVolume * volume ** 2, this.#context.currentTime, 0.01);
  }

  stop(): void {
    this.#asked += 1;
    this.#playing?.stop();
    this.#playing = undefined;
  }

  async close(): Promise<void> {
    this.stop();
    await this.#context.close();
  }
}

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

/** The duration of a crossfade: too short to hear two rooms, long enough not to click. */
const crossfadeS = 0.03;

/** Sounds that play together, one of them audible. */
interface SoundSwitch {
  /** Switches to another one, at the same moment of the sound. */
  switchTo(index: number, atS?: number): void;
  /** Fades out and ends. */
  stop(): void;
}

/**
 * Loops sounds of the same length simultaneously, with one of them audible.
 * @param output the volume control to connect to
 */
export function playTogether(
  context: BaseAudioContext,
  sounds: readonly AudioBuffer[],
  first: number,
  output: AudioNode,
): SoundSwitch {
  const startS = context.currentTime;
  const parts = sounds.map((sound, index) => {
    const source = context.createBufferSource();
    source.buffer = sound;
    source.loop = true;
    const gain = context.createGain();
    gain.gain.value = index === first ? 1 : 0;
    source.connect(gain).connect(output);
    source.start(startS);
    // A connected node stays in memory, and each change of the room makes new ones.
    source.addEventListener("ended", () => gain.disconnect(), { once: true });
    return { source, gain: gain.gain };
  });
  return {
    switchTo(audible, atS = context.currentTime) {
      // From its current value, in case another change is under way.
      for (const [index, { gain }] of parts.entries())
        gain.setTargetAtTime(index === audible ? 1 : 0, atS, crossfadeS / 3);
    },
    stop() {
      for (const { source, gain } of parts) {
        gain.setTargetAtTime(0, context.currentTime, crossfadeS / 3);
        source.stop(context.currentTime + 3 * crossfadeS);
      }
    },
  };
}
