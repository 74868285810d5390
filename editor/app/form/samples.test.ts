import { expect, test } from "vitest";
import { nextSample, samplesIn } from "./samples.ts";

const panel = {
  name: "Cork",
  features: ["Light.", { value: "Warm.", sample: true }],
  specifications: [{ figures: { nrc: { value: "0.6", sample: true }, life: { value: "5 years", sample: true } } }],
  pictureDescriptions: { hero: { alt: "A panel.", sample: true } },
};
const samples = samplesIn(panel);
const [warm, nrc, life, hero] = samples;

test("samples are found in the order of the file", () => {
  expect(samples.map((at) => at.join("."))).toEqual([
    "features.1",
    "specifications.0.figures.nrc",
    "specifications.0.figures.life",
    "pictureDescriptions.hero",
  ]);
});

test("after a sample was settled the one that follows it is next, and after the last one the first that is left", () => {
  expect(nextSample(samples, [warm!, life!, hero!])).toBe(life);
  expect(nextSample(samples, [warm!, nrc!, life!])).toBe(warm);
  expect(nextSample(samples, [])).toBe(null);
  expect(nextSample(samples, samples)).toBe(undefined);
});
