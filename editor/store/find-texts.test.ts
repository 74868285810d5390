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

test("a text is found by its words, in any order and case, with the field that it is in", () => {
  expect(findTexts(files, "knife CUT")).toEqual([
    { path: "products/wallPanels/petPanel.yaml", at: ["features", 1], text: "Cut with a knife" },
  ]);
  expect(findTexts(files, "workshop")).toMatchObject([{ path: "pages/about.yaml", at: ["sections", 0, "heading"] }]);
});

test("of a long text, the part is shown in which the word is", () => {
  const [found] = findTexts(files, "cement");
  expect(found?.text).toMatch(/^… .*pressed with cement\.$/);
  expect(found!.text.length).toBeLessThan(long.length);
});

test("a product is found by the address that it had before", () => {
  expect(findTexts(files, "oldfelt")).toEqual([
    { path: "products/wallPanels/petPanel.yaml", at: [], text: "/wallPanels/oldFelt", isFormerAddress: true },
  ]);
  expect(findTexts(files, "  ")).toEqual([]);
});
