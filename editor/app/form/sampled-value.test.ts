import { describe, expect, test } from "vitest";
import { partsOf, writtenOf } from "./sampled-value.ts";
import { renumberValue, tidyValue } from "./tidy-value.ts";

describe("a value that may be a sample", () => {
  test.each([
    "0.6",
    ["0.6", "0.7"],
    { value: "0.6", sample: true },
    { value: ["0.6", "0.7"], sample: true, note: "At 500 Hz." },
    { value: "0.6", note: "At 500 Hz." },
  ])("is put together as it was taken apart: %j", (written) => {
    expect(writtenOf(partsOf(written))).toEqual(written);
  });

  test("is written plainly once it is confirmed, and is gone once it is empty", () => {
    expect(writtenOf({ ...partsOf({ value: "0.6", sample: true }), sample: false })).toBe("0.6");
    expect(writtenOf({ lines: [""], sample: false })).toBeUndefined();
  });
});

test("what a form leaves behind is not saved, and what was empty before stays", () => {
  const original = { name: "Cork", alsoIn: [], card: { title: "C" } };
  const left = {
    name: "Cork",
    alsoIn: [],
    card: { title: undefined },
    evidence: { absorption: {} },
    features: undefined,
  };
  expect(tidyValue(left, original)).toEqual({ name: "Cork", alsoIn: [], card: {} });
});

describe("a list whose entries count themselves", () => {
  const gallery = [
    { id: 1, text: "Hall" },
    { id: 2, text: "Lobby" },
  ];

  test("is renumbered when an entry is moved, removed or added", () => {
    expect(renumberValue(gallery.toReversed(), gallery)).toEqual([
      { id: 1, text: "Lobby" },
      { id: 2, text: "Hall" },
    ]);
    expect(renumberValue([...gallery, undefined], gallery)).toEqual([...gallery, { id: 3 }]);
  });

  test("is none where the numbers mean something else", () => {
    const tabs = [{ id: 2 }, { id: 1 }];
    expect(renumberValue(tabs, tabs)).toBe(tabs);
  });
});
