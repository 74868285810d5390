import type { Box } from "./arrivals.ts";
import { handClap, pluckedPhrase } from "./dry-sounds.ts";
import { forEachBand, type PerOctaveBand } from "../engine/octave-bands.ts";
import { recordedSpeech } from "./recorded-speech.ts";
import { renderInRooms } from "./room-sound.ts";
import { playTogether, type SoundSwitch } from "./sound-switch.ts";

/** What can be heard in a room. */
export type SoundName = "clap" | "phrase" | "speech";

/** A sound without a room, for the sample rate of a context. */
type DrySamples = Float32Array<ArrayBuffer>;

const drySounds: Record<SoundName, (context: BaseAudioContext) => DrySamples | Promise<DrySamples>> = {
  clap: ({ sampleRate }) => handClap(sampleRate),
  phrase: ({ sampleRate }) => pluckedPhrase(sampleRate),
  speech: recordedSpeech,
};

/** A room and the times with which it is heard, one after another: before its treatment, and after it. */
export interface HeardRooms {
  box: Box;
  times: readonly PerOctaveBand[];
}

/** A slider at its end is no louder than this part of full volume. */
const mostVolume = 0.9;

/** Nothing is heard of what lasts longer, and its samples would fill the memory. */
const longestS = 10;

/** Plays sounds in rooms through the speakers. Made when a visitor presses Play, as browsers demand. */
export class SoundEngine {
  readonly #context = new AudioContext();
  readonly #volume = this.#context.createGain();
  readonly #drySounds = new Map<SoundName, DrySamples>();
  #playing: SoundSwitch | undefined;
  /** Counts what was asked for, so that what has been overtaken is never played. */
  #asked = 0;

  constructor(volume: number) {
    this.#volume.connect(this.#context.destination);
    this.setVolume(volume);
  }

  /**
   * Plays a sound in rooms again and again, and lets one of them be heard. What plays until then goes on until the new one is ready.
   * @returns whether it plays now: not if something else has been asked for since
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

  /** Lets another of the rooms be heard. */
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
