import { expect, test } from "vitest";
import { describeChanges, describeClash, summariseChanges } from "./describe-changes.ts";
import { changesBetween, mergeChanges } from "./changes.ts";

const product = {
  name: "Cork",
  features: ["Light.", { value: "Warm.", sample: true }],
  card: { figures: { nrc: "0.6", density: "9" } },
  target: { kind: "this-computer" },
  visualisation: true,
};

test.each([
  ["a text", { name: "Cork Panel" }, "Name changed from “Cork” to “Cork Panel”"],
  ["a figure", { card: { figures: { nrc: "0.7", density: "9" } } }, "NRC changed from “0.6” to “0.7”"],
  ["a new field", { modelCode: "C-1" }, "Model code “C-1” added"],
  ["a field that goes", { card: { figures: { nrc: "0.6" } } }, "Density “9” removed"],
  ["a sample that is right", { features: ["Light.", "Warm."] }, "Feature 2 “Warm.” is no longer a sample"],
  ["a mark that goes", { visualisation: undefined }, "A computer-generated picture, not a photograph: unticked"],
  ["a mark that comes", { toScale: true }, "Drawn to scale: ticked"],
  ["another order", { card: { figures: { density: "9", nrc: "0.6" } } }, "Card, Figures put in another order"],
  ["where the site goes", { target: { kind: "zip" } }, "Where to publish changed from “this computer” to “a ZIP file”"],
  [
    "another list",
    { features: ["a", "b", "c", "d", "e"] },
    "Features “a”, “b”, “c” and 2 more added, “Light.” and “Warm.” removed",
  ],
  ["a longer list", { features: [...product.features, "Dry."] }, "Features “Dry.” added"],
  ["a shorter list", { features: ["Light."] }, "Features “Warm.” removed"],
  [
    "an entry with several fields",
    { features: [...product.features, { said: ["felt", "fleece"], meant: ["PET"] }] },
    "Features “felt” added",
  ],
])("a change is described: %s", (_, change, words) => {
  const figures = { nrc: { label: "NRC" }, density: { label: "Density" } };
  expect(describeChanges(changesBetween(product, { ...product, ...change }), figures)).toBe(words);
});

test("of many changes three are named and the others counted, unless there is only one more", () => {
  const before = { a: 1, b: 1, c: 1, d: 1, e: 1 };
  const after = { a: 2, b: 2, c: 2, d: 2, e: 2 };
  expect(describeChanges(changesBetween(before, after))).toMatch(/^A .*; B .*; C .*; and 2 more changes$/);
  expect(describeChanges(changesBetween(before, { ...after, e: 1 }))).toMatch(/^A .*; B .*; C .*; D [^;]*$/);
});

test("changes that are too long for a summary are counted and named", () => {
  const line = (words: string) => ({ lines: [words, "Delhi"], name: words });
  const [short, long] = [line("b"), line(`b ${"long ".repeat(20)}`)];
  expect(summariseChanges(changesBetween(line("a"), short))).toMatch(/^Address line 1 changed from “a” to “b”; Name /);
  expect(summariseChanges(changesBetween(line("a"), long))).toBe("2 changes: Address line 1; Name");
});

test("in the count of many changes, equal labels get their part, and a confirmed sample says so", () => {
  const page = (words: string) => ({ hero: { heading: words }, outro: { heading: words } });
  const long = page(`b ${"long ".repeat(30)}`);
  expect(summariseChanges(changesBetween(page("a"), long))).toMatch(/Banner, Heading; Outro, Heading$/);
  const office = { name: "a", note: "a", offices: { corporate: { city: "Delhi", sample: true } } };
  const confirmed = { name: "b ".repeat(50), note: "b ".repeat(50), offices: { corporate: { city: "Delhi" } } };
  expect(summariseChanges(changesBetween(office, confirmed))).toMatch(/Note; .*no longer a sample$/);
});

test("a line of an address is named with its office", () => {
  const office = { lines: ["1 Old Road", "Delhi"], sample: true };
  const moved = { lines: ["2 New Road", "Delhi"] };
  expect(describeChanges(changesBetween({ offices: { corporate: office } }, { offices: { corporate: moved } }))).toBe(
    "Corporate office, Address line 1 changed from “1 Old Road” to “2 New Road”; Corporate office is no longer a sample",
  );
});

test("only the part of a long text that differs is shown", () => {
  const text =
    "It is pressed from the fibres of used bottles, without glue, and it can be cut with a knife on the site.";
  const [before, after] = [{ text }, { text: text.replace("a knife", "any knife") }];
  expect(describeChanges(changesBetween(before, after))).toBe(
    "Text changed from “…and it can be cut with a knife on the site.” to “…and it can be cut with any knife on the site.”",
  );
});

test("a text that is too long to be shown ends after a whole word", () => {
  const text = "PET wall panel of two thicknesses, pressed from the fibres of used bottles without any glue.";
  expect(describeChanges(changesBetween({}, { text }))).toBe(
    "Text “PET wall panel of two thicknesses, pressed from the fibres …” added",
  );
});

test("my changes are merged with another person's changes elsewhere in the same file", () => {
  const { card: _, ...withoutCard } = product;
  const mine = { ...withoutCard, name: "Cork Panel", modelCode: "C-1" };
  const theirs = { ...product, features: ["Light.", "Dry.", "Warm."] };
  expect(mergeChanges(product, theirs, mine)).toEqual({ merged: { ...mine, features: theirs.features }, clashes: [] });
  expect(mergeChanges(product, mine, mine)).toEqual({ merged: mine, clashes: [] });
});

test("items that another person has appended to a list follow my version of the list", () => {
  const [light, warm] = product.features;
  const theirs = { ...product, features: [light, warm, "Dry."] };
  const mine = { ...product, features: [warm, light, "Thin."] };
  expect(mergeChanges(product, theirs, mine)).toEqual({
    merged: { ...product, features: [warm, light, "Thin.", "Dry."] },
    clashes: [],
  });
});

test.each([
  ["I have added another", ["a", "x"], ["a", "x", "y"], ["a", "x", "y"]],
  ["they have added another", ["a", "x", "y"], ["a", "x"], ["a", "x", "y"]],
  ["I have removed one", ["a", "x"], ["x"], ["x"]],
])("an item that both have added is in the list once if %s", (_, theirs, mine, merged) => {
  expect(mergeChanges(["a"], theirs, mine)).toEqual({ merged, clashes: [] });
});

test("an item that equals one before it is added too", () => {
  expect(mergeChanges(["a"], ["a", "a"], ["a", "x"])).toEqual({ merged: ["a", "x", "a"], clashes: [] });
});

const [first, second] = [
  { text: "Hall", place: "Pune" },
  { text: "Court", place: "Agra" },
];
const placed = { ...first, picture: "hall" };

test.each([
  ["added one", [first, second, { text: "Typed" }], [placed, second, { text: "Typed" }]],
  ["moved one", [second, first], [second, placed]],
  ["removed another", [first], [placed]],
])("an item that another person has changed keeps its change if I have %s", (_, mine, merged) => {
  const base = { list: [first, second] };
  const theirs = { list: [placed, second] };
  expect(mergeChanges(base, theirs, { list: mine })).toEqual({ merged: { list: merged }, clashes: [] });
  expect(mergeChanges(base, { list: mine }, theirs)).toEqual({ merged: { list: merged }, clashes: [] });
});

test("a change to one item is not a change to another that has taken its place", () => {
  const alike = { ...second, text: "Court B" };
  const base = { list: [second, alike] };
  const swapped = { list: [alike, second] };
  expect(mergeChanges(base, swapped, { list: [{ ...second, place: "Delhi" }, alike] })).toEqual({
    merged: { list: [alike, { ...second, place: "Delhi" }] },
    clashes: [],
  });
});

test.each([
  ["in the same field", { name: "Cork Board" }, { name: "Cork Panel" }, ["name"]],
  ["in a list of another length", { features: ["Light."] }, { features: ["Light.", "Dry."] }, ["features"]],
  ["inside what is gone", { card: undefined }, { card: { figures: { nrc: "0.8", density: "9" } } }, ["card"]],
])("if both have changed %s, the current value stays, and both are shown", (_, others, own, at) => {
  const theirs = { ...product, ...others };
  const mine = { ...product, ...own, modelCode: "C-1" };
  const { merged, clashes } = mergeChanges(product, theirs, mine);
  expect(merged).toEqual({ ...theirs, modelCode: "C-1" });
  expect(clashes).toEqual([{ at, theirs: Object.values(others)[0], mine: Object.values(own)[0] }]);
});

test("an item that one changes and the other corrects has both changes, even if the other has removed another item", () => {
  const colours = ["Oak", "Teak", "Ash"].map((name, index) => ({ code: index + 1, name, picture: "" }));
  const [oak, teak, ash] = colours as [object, object, object];
  const photographed = [{ ...oak, picture: "oak-new" }, teak, ash];
  expect(mergeChanges(colours, photographed, [{ ...oak, name: "White oak" }, ash])).toEqual({
    merged: [{ ...oak, name: "White oak", picture: "oak-new" }, ash],
    clashes: [],
  });
  expect(mergeChanges(colours, photographed, [teak, ash]).clashes).toHaveLength(1);
  expect(mergeChanges(colours, photographed, [{ ...oak, picture: "mine" }, ash]).clashes).toHaveLength(1);
});

test("a conflict shows both values in full, and a removed one as empty", () => {
  const long = "word ".repeat(30);
  expect(describeClash({ at: ["shortName"], theirs: long, mine: undefined })).toEqual({
    at: ["shortName"],
    name: "Short name",
    theirs: `“${long}”`,
    mine: "nothing",
  });
});
