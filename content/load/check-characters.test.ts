import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const pet = "products/wallPanels/petPanel.yaml";

test.each(["≤ 12 kg", "₹ 1,200", "50 Ω", "Łódź", "ध्वनि", "CO₂ → ✓"])("%s may be written in a product", (words) => {
  expect(new ContentCopy().edit(pet, "shortName: PET", `shortName: PET ${words}`).mistakes()).toEqual([]);
});

test.each([
  ["Tamil", "அரங்கம்", "“அ”, “ர”"],
  ["an emoji", "hall 🎭", "“🎭”"],
  ["Chinese", "吸音", "“吸” or “音”"],
])("%s in a product is refused at its field, because no document can print it", (_, words, named) => {
  expect(new ContentCopy().edit(pet, "shortName: PET", `shortName: PET ${words}`).mistakes()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${pet}:3: shortName: The PDF documents cannot print ${named}.*Use other words or symbols`),
    ),
  ]);
});

test("a word of a search, which no document prints, may be in any script", () => {
  expect(new ContentCopy().edit("search.yaml", /said: \[/, "said: [நாற்காலி, ").mistakes()).toEqual([]);
});

test("a damaged character is refused wherever it is", () => {
  const mistakes = new ContentCopy()
    .edit(pet, "shortName: PET", "shortName: P\uFFFDT")
    .edit("projects/west.csv", "Pune", "Pun\uFFFDe")
    .mistakes();
  expect(mistakes).toEqual([
    expect.stringContaining(`content/${pet}:3: shortName: A character here was damaged`),
    expect.stringMatching(/^content\/projects\/west\.csv:\d+: location: A character here was damaged/),
  ]);
});
