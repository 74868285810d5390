import { expect, test } from "vitest";
import { nextSample, samplesIn, withoutMarksOfEdited } from "./samples.ts";

const panel = {
  name: "Cork",
  features: ["Light.", { value: "Warm.", sample: true }],
  specifications: [{ figures: { nrc: { value: "0.6", sample: true }, life: { value: "5 years", sample: true } } }],
  pictureDescriptions: { hero: { alt: "A panel.", sample: true } },
};
const samples = samplesIn(panel);
const [warm, nrc, life, hero] = samples;

test("samples are found in file order", () => {
  expect(samples.map((at) => at.join("."))).toEqual([
    "features.1",
    "specifications.0.figures.nrc",
    "specifications.0.figures.life",
    "pictureDescriptions.hero",
  ]);
});

test("after a settled sample the following one is next, and after the last one the first that is left", () => {
  expect(nextSample(samples, [warm!, life!, hero!])).toBe(life);
  expect(nextSample(samples, [warm!, nrc!, life!])).toBe(warm);
  expect(nextSample(samples, [])).toBe(null);
  expect(nextSample(samples, samples)).toBe(undefined);
});

test("an edited group is no longer a sample; a note, a picture's description or a moved entry changes no mark", () => {
  const office = { label: "Office", lines: ["00 Sample Road", "Delhi"], sample: true };
  const before = {
    offices: { corporate: office, registered: { ...office, lines: [...office.lines] } },
    list: [panel, { name: "A", sample: true }],
  };
  const edited = (change: (value: any) => void) => {
    const after = structuredClone(before) as any;
    change(after);
    return withoutMarksOfEdited(before, after) as any;
  };
  const moved = edited(({ offices }) => (offices.corporate.lines[0] = "12 Park Street"));
  expect(moved.offices.corporate).toEqual({ label: "Office", lines: ["12 Park Street", "Delhi"] });
  expect(moved.offices.registered).toEqual(office);
  expect(edited(({ list }) => (list[1].name = "B")).list[1]).toEqual({ name: "B" });
  const kept = [
    ({ list }: any) => (list[0].specifications[0].figures.nrc.note = "Tested"),
    ({ list }: any) => (list[0].pictureDescriptions.hero.alt = "Two panels."),
    (value: any) => (value.list = value.list.toReversed()),
    ({ list }: any) => list.unshift({ name: "C", sample: true }),
    ({ list }: any) => list.shift(),
  ];
  for (const change of kept) {
    const after = structuredClone(before) as any;
    change(after);
    expect(edited(change)).toEqual(after);
  }
});
