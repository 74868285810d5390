import { describe, expect, test } from "vitest";
import { partsOf, writtenOf } from "./sampled-control.tsx";
import { tidyValue } from "./tidy-value.ts";

describe("a value that may be a sample", () => {
  test.each([
    "0.6",
    ["0.6", "0.7"],
    { value: "0.6", sample: true },
    { value: ["0.6", "0.7"], sample: true, note: "At 500 Hz." },
    { value: "0.6", note: "At 500 Hz." },
  ])("is unchanged after it is split and joined: %j", (written) => {
    expect(writtenOf(partsOf(written))).toEqual(written);
  });

  test("is written as a plain value once confirmed, and removed once empty", () => {
    expect(writtenOf({ ...partsOf({ value: "0.6", sample: true }), sample: false })).toBe("0.6");
    expect(writtenOf({ lines: [""], sample: false })).toBeUndefined();
  });
});

test("a form's leftovers are not saved, and what was empty before stays", () => {
  const original = { name: "Cork", alsoIn: [], card: { title: "C" } };
  const left = {
    name: "Cork",
    alsoIn: [],
    card: { title: undefined },
    evidence: { absorption: {} },
    features: undefined,
  };
  expect(tidyValue(left, original)).toEqual({ name: "Cork", alsoIn: [] });
});

test("typed spaces at the ends of a text are not saved, and a text of spaces counts as empty", () => {
  const original = { name: "Cork", description: "As written. ", emails: ["a@example.com"], map: { title: "Map" } };
  const typed = { ...original, name: " Cork", emails: ["a@example.com ", "b@example.com\n"], map: { title: "  " } };
  const { map: _, ...others } = original;
  expect(tidyValue(typed, original)).toEqual({ ...others, emails: ["a@example.com", "b@example.com"] });
});

test("a group is removed when all its fields are emptied, and kept while one is filled in", () => {
  const office = { label: "Registered office", lines: ["12 Park Street", "Kolkata"], sample: true };
  const offices = { corporate: { label: "Office", lines: ["21 Nehru Place"] }, registered: office };
  const emptied = { ...offices, registered: { label: undefined, lines: [undefined, undefined], sample: true } };
  expect(tidyValue(emptied, offices)).toEqual({ corporate: offices.corporate });
  const half = { ...offices, registered: { ...office, label: undefined } };
  expect(tidyValue(half, offices)).toEqual({ ...offices, registered: { lines: office.lines, sample: true } });
});
