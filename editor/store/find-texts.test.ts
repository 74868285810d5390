import { expect, test } from "vitest";
import { findTexts } from "./find-texts.ts";

const long = "Plain words that nobody looks for, again and again, before it says that the wool is pressed with cement.";
const files = [
  { path: "addresses.yaml", value: { moved: { "wallPanels/oldFelt": "wallPanels/petPanel" }, withdrawn: {} } },
  {
    path: "products/wallPanels/petPanel.yaml",
    value: { name: "PET Panel", features: ["Light", { value: "Cut with a knife", sample: true }], order: 3 },
  },
  { path: "pages/about.yaml", value: { sections: [{ heading: "Our workshop", text: long }] } },
];

test("a text is found by its words in any order and case, with its field", () => {
  expect(findTexts(files, "knife CUT")).toEqual([
    { path: "products/wallPanels/petPanel.yaml", at: ["features", 1], text: "Cut with a knife" },
  ]);
  expect(findTexts(files, "workshop")).toMatchObject([{ path: "pages/about.yaml", at: ["sections", 0, "heading"] }]);
});

test("a phrase in quotation marks is found as a whole, with any apostrophes and dashes", () => {
  const value = { lead: "The site’s panels – of pressed felt", heading: "Felt, then pressed" };
  const found = (words: string) => findTexts([{ path: "pages/about.yaml", value }], words).map(({ at }) => at.join());
  expect(found('"pressed felt"')).toEqual(["lead"]);
  expect(found("“Pressed felt”")).toEqual(["lead"]);
  expect(found("pressed felt").toSorted()).toEqual(["heading", "lead"]);
  expect(found("site's panels - of")).toEqual(["lead"]);
});

test("a result names its card and figure as on the screen", () => {
  const value = { specifications: [{ title: "Size" }, { title: "Performance", figures: { fire: "Euroclass B" } }] };
  const found = findTexts(
    [
      { path: "figures.yaml", value: { fire: { label: "Fire class" } } },
      { path: "products/wallPanels/petPanel.yaml", value },
    ],
    "euroclass",
  );
  expect(found).toMatchObject([
    { at: ["specifications", 1, "figures", "fire"], names: { 1: "Performance", 3: "Fire class" }, text: "Euroclass B" },
  ]);
});

test("a reference to a product is found by the product's name, but ids of files are not found", () => {
  const naming = {
    path: "acoustics.yaml",
    value: { rooms: { cinema: { plan: { treatments: [{ product: "wallPanels/petPanel" }] } } } },
  };
  const others = {
    path: "swatches/felt.yaml",
    value: { picture: "pet-001", sets: ["petFelts"], filter: { id: "pet" } },
  };
  expect(findTexts([...files, naming, others], "PET")).toEqual([
    { path: "acoustics.yaml", at: ["rooms", "cinema", "plan", "treatments", 0, "product"], text: "PET Panel" },
  ]);
  expect(findTexts([...files.slice(1), naming], "wallPanels")).toEqual([]);
});

test("texts of products and pages come before those of lists and settings", () => {
  const terms = { path: "glossary.yaml", value: { felt: { term: "A knife" } } };
  expect(findTexts([terms, ...files], "knife").map(({ path }) => path)).toEqual([
    "products/wallPanels/petPanel.yaml",
    "glossary.yaml",
  ]);
});

test("of a long text, the part with the word is shown", () => {
  const [found] = findTexts(files, "cement");
  expect(found?.text).toMatch(/^… .*pressed with cement\.$/);
  expect(found!.text.length).toBeLessThan(long.length);
});

test("a product is found by a former address", () => {
  expect(findTexts(files, "oldfelt")).toEqual([
    { path: "products/wallPanels/petPanel.yaml", at: [], text: "/wallPanels/oldFelt", isFormerAddress: true },
  ]);
  expect(findTexts(files, "  ")).toEqual([]);
});
