import { expect, test } from "vitest";
import { forEachBand } from "../engine/octave-bands.ts";
import { measureDecay } from "../testing/measured-decay.ts";
import { convolveInRooms } from "./room-sound.ts";
import { handClap } from "./dry-sounds.ts";
import { makeImpulseResponse } from "./impulse-response.ts";

test("each ear hears the sound once for every click of its own response", async () => {
  const dry = Float32Array.from([1, -0.5, 0.25]);
  const left = Float32Array.from([1, 0, 0, 0.5, 0]);
  const right = Float32Array.from([0, 0.25, 0, 0, -1]);
  const [[hearsLeft, hearsRight]] = (await convolveInRooms(dry, [[left, right]], 8)) as [[Float32Array, Float32Array]];
  const rounded = (samples: Float32Array) => [...samples].map((sample) => Math.round(sample * 1e6) / 1e6 + 0);
  expect(rounded(hearsLeft)).toEqual([1, -0.5, 0.25, 0.5, -0.25, 0.125, 0, 0]);
  expect(rounded(hearsRight)).toEqual([0, 0.25, -0.125, 0.0625, -1, 0.5, -0.25, 0]);
});

test.each([0.4, 1.2, 2.93, 6])(
  "a clap decays by 60 dB in the reverberation time of its room, %f s",
  async (seconds) => {
    const sampleRateHz = 24_000;
    const room = { box: { lengthM: 9, widthM: 7, heightM: 3 }, seconds: forEachBand(() => seconds) };
    const dry = handClap(sampleRateHz);
    const response = makeImpulseResponse(room, sampleRateHz);
    const [ears] = await convolveInRooms(dry, [response], dry.length + response[0].length);
    for (const ear of ears!)
      expect(Math.abs(measureDecay(ear, 1000, sampleRateHz).t30 / seconds - 1)).toBeLessThan(0.04);
  },
);
