import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { forEachBand } from "../engine/octave-bands.ts";
import { measureDecay } from "../testing/measured-decay.ts";
import { handClap, pluckedPhrase } from "./dry-sounds.ts";
import { recordedSpeech, playTogether } from "./sound-engine.ts";
import { renderInRooms } from "./room-sound.ts";

const sampleRateHz = 48_000;
const box = { lengthM: 9, widthM: 7, heightM: 3 };
const rooms = [1.8, 0.5].map((seconds) => ({ box, seconds: forEachBand(() => seconds) }));

const longRooms = [2.9, 0.6].map((seconds) => ({ box, seconds: forEachBand(() => seconds) }));

const rendered = (dry: Float32Array<ArrayBuffer>) =>
  renderInRooms(dry, rooms, sampleRateHz) as Promise<[before: AudioBuffer, after: AudioBuffer]>;

const levelDb = (sound: AudioBuffer) => {
  const samples = [...Array(sound.numberOfChannels).keys()].flatMap((channel) => [...sound.getChannelData(channel)]);
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
};

/** The rendered output in the left channel, for this many seconds. */
async function heard(seconds: number, play: (context: OfflineAudioContext) => void) {
  const context = new OfflineAudioContext(2, seconds * sampleRateHz, sampleRateHz);
  play(context);
  return (await context.startRendering()).getChannelData(0);
}

const steepest = (samples: Float32Array) =>
  samples.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))), 0);

test.each([
  ["a hand clap", () => handClap(sampleRateHz)],
  ["a phrase", () => pluckedPhrase(sampleRateHz)],
  ["a sentence", () => recordedSpeech(new OfflineAudioContext(1, 1, sampleRateHz))],
])("%s is equally loud and equally long before and after, and never startling", async (_, dry) => {
  const [before, after] = await rendered(await dry());
  expect(Math.abs(levelDb(before) - levelDb(after))).toBeLessThan(0.5);
  expect(before.length).toBe(after.length);
  for (const sound of [before, after])
    expect(sound.getChannelData(0).every((sample) => Math.abs(sample) <= 0.501)).toBe(true);
});

test("the sentence is dry: as soon as the reader pauses, it is silent", async () => {
  const sentence = await recordedSpeech(new OfflineAudioContext(1, 1, sampleRateHz));
  const energyBetween = (fromS: number, toS: number) =>
    sentence
      .subarray(fromS * sampleRateHz, toS * sampleRateHz)
      .reduce((sum, sample) => sum + sample ** 2 / sampleRateHz / (toS - fromS), 0);
  expect(sentence.length / sampleRateHz).toBeCloseTo(2.75, 0);
  // The pause in the middle, and the end.
  for (const pauseS of [0.85, 2.64])
    expect(energyBetween(pauseS, pauseS + 0.05)).toBeLessThan(0.001 * energyBetween(0.2, 0.6));
});

test("the untreated room still sounds when the treated one has become silent", async () => {
  const [before, after] = await rendered(handClap(sampleRateHz));
  const energyAfter = (sound: AudioBuffer, seconds: number) =>
    sound
      .getChannelData(0)
      .subarray(seconds * sampleRateHz)
      .reduce((sum, sample) => sum + sample ** 2, 0);
  expect(energyAfter(before, 0.6)).toBeGreaterThan(1000 * energyAfter(after, 0.6));
});

test("what is played has the reverberation time of its room, thirty times out of thirty, even during garbage collection", async () => {
  const lowRateHz = 16_000;
  const clap = handClap(lowRateHz);
  const measured: number[] = [];
  for (let time = 0; time < 30; time += 1) {
    const rendering = renderInRooms(clap, longRooms, lowRateHz);
    await cdp().send("HeapProfiler.collectGarbage");
    const [before] = await rendering;
    measured.push(measureDecay(before!.getChannelData(0), 1000, lowRateHz).t30);
  }
  expect(measured.filter((seconds) => Math.abs(seconds - 2.9) > 0.1)).toEqual([]);
});

test("switching continues at the same moment of the other sound, without a click", async () => {
  const sounds = await rendered(pluckedPhrase(sampleRateHz));
  const alone = await heard(2, (context) => playTogether(context, sounds, 1, context.destination));
  const switched = await heard(2, (context) => {
    const both = playTogether(context, sounds, 0, context.destination);
    both.switchTo(1, 0.7);
    both.switchTo(0, 0.71);
    both.switchTo(1, 0.72);
  });
  expect(
    switched
      .slice(1.2 * sampleRateHz)
      .every((sample, index) => Math.abs(sample - alone[1.2 * sampleRateHz + index]!) < 1e-3),
  ).toBe(true);
  const steepestAlone = Math.max(...sounds.map((sound) => steepest(sound.getChannelData(0))));
  expect(steepest(switched)).toBeLessThan(1.1 * steepestAlone);
});

test("a stopped sound is silent", async () => {
  const sounds = await rendered(pluckedPhrase(sampleRateHz));
  const samples = await heard(1, (context) => playTogether(context, sounds, 0, context.destination).stop());
  expect(samples.subarray(0.1 * sampleRateHz).every((sample) => sample === 0)).toBe(true);
});

/** The number of changes in a long session. */
const changes = 100;
const shortRooms = [0.2, 0.1].map((seconds) => ({ box, seconds: forEachBand(() => seconds) }));

test("a hundred changes of the room leave only the nodes of the last one connected", async () => {
  const sounds = await renderInRooms(handClap(sampleRateHz), shortRooms, sampleRateHz);
  const disconnected = vi.spyOn(AudioNode.prototype, "disconnect");
  await heard(22, (context) => {
    let playing: ReturnType<typeof playTogether> | undefined;
    const change = () => {
      playing?.stop();
      playing = playTogether(context, sounds, 0, context.destination);
    };
    for (let time = 0; time < changes; time += 1)
      void context.suspend(0.2 * (time + 1)).then(() => {
        change();
        return context.resume();
      });
  });
  await expect.poll(() => disconnected.mock.calls.length).toBe((changes - 1) * sounds.length);
  disconnected.mockRestore();
});

test("the sounds of earlier rooms are freed from memory", async () => {
  const made: WeakRef<AudioBuffer>[] = [];
  for (let time = 0; time < changes; time += 1) {
    const sounds = await renderInRooms(handClap(sampleRateHz), shortRooms, sampleRateHz);
    made.push(...sounds.map((sound) => new WeakRef(sound)));
  }
  const inMemory = async () => {
    await cdp().send("HeapProfiler.collectGarbage");
    return made.filter((sound) => sound.deref()).length;
  };
  await expect.poll(inMemory, { timeout: 20_000 }).toBeLessThanOrEqual(shortRooms.length);
});
