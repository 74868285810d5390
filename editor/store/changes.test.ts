import { expect, test } from "vitest";
import { applyChanges, changesBetween, describeChanges } from "./changes.ts";

const product = {
  name: "Cork",
  features: ["Light.", { value: "Warm.", sample: true }],
  card: { figures: { nrc: "0.6", density: "9" } },
  target: { kind: "this-computer" },
};

test.each([
  ["a text", { name: "Cork Panel" }, "name: “Cork” is now “Cork Panel”"],
  ["a figure", { card: { figures: { nrc: "0.7", density: "9" } } }, "NRC: “0.6” is now “0.7”"],
  ["a new field", { modelCode: "C-1" }, "model code: “C-1” added"],
  ["a field that goes", { card: { figures: { nrc: "0.6" } } }, "Density: “9” removed"],
  ["a sample that is right", { features: ["Light.", "Warm."] }, "features 2: “Warm.” is confirmed"],
  ["another order", { card: { figures: { density: "9", nrc: "0.6" } } }, "figures: in another order"],
  [
    "where the site goes",
    { target: { kind: "zip" } },
    "place where the site goes: “the server on this computer” is now “a ZIP file”",
  ],
  ["a longer list", { features: ["a", "b", "c", "d"] }, "features: a list of 2 is now a list of 4"],
])("a change is said in words: %s", (_, change, words) => {
  const figures = { nrc: { label: "NRC" }, density: { label: "Density" } };
  expect(describeChanges(changesBetween(product, { ...product, ...change }), figures)).toBe(words);
});

test("of many changes three are named and the others counted", () => {
  const before = { a: 1, b: 1, c: 1, d: 1, e: 1 };
  const after = { a: 2, b: 2, c: 2, d: 2, e: 2 };
  expect(describeChanges(changesBetween(before, after))).toMatch(/^a: .*; b: .*; c: .*; and 2 more$/);
});

test("changes are made to what somebody else has changed elsewhere in the same file", () => {
  const mine = { ...product, name: "Cork Panel", modelCode: "C-1" };
  const theirs = { ...product, card: { figures: { nrc: "0.7", density: "9" } } };
  expect(applyChanges(theirs, changesBetween(product, mine))).toEqual({
    ...theirs,
    name: "Cork Panel",
    modelCode: "C-1",
  });
  const { card: _, ...withoutCard } = product;
  expect(applyChanges(mine, changesBetween(product, withoutCard))).toEqual({ ...mine, card: undefined });
});

test.each([
  ["in the same field", { name: "Cork Board" }],
  ["in a list of another length", { features: ["Light."] }],
])("changes are not made where somebody else has changed something %s", (_, others) => {
  const mine = { ...product, name: "Cork Panel", features: ["Light.", "Dry."] };
  expect(applyChanges({ ...product, ...others }, changesBetween(product, mine))).toBeUndefined();
});
