import { expect, test } from "vitest";
import { misfittingArticles } from "./articles.ts";

const wordsOn = (text: string, printed: string) =>
  misfittingArticles({ features: [{ value: text, sample: true }] }, new Map([["board", printed]])).map(
    ({ words }) => words,
  );

test.each([
  ["Installed on an {board}.", "12 mm board", "The site shows “an 12 mm board”. Write “a {board}”."],
  ["Installed on a {board}.", "8–10 mm", "The site shows “a 8–10 mm”. Write “an {board}”."],
  ["A {board} behind it.", "11 mm", "The site shows “A 11 mm”. Write “an {board}”."],
  ["With a {board}.", "MDF board", "The site shows “a MDF board”. Write “an {board}”."],
  ["With a {board}.", "Oak", "The site shows “a Oak”. Write “an {board}”."],
])("“%s” with the figure %s is reported", (text, printed, words) => {
  expect(wordsOn(text, printed)).toEqual([words]);
});

test.each([
  ["Installed on a {board}.", "12 mm"],
  ["Installed on a {board}.", "110 mm"],
  ["Installed on an {board}.", "18,000 hours"],
  ["With a {board}.", "PET felt"],
  ["With a {board}.", "unit"],
  ["In India {board}.", "8 mm"],
  ["With an {other}.", "12 mm"],
])("“%s” with the figure %s is not reported", (text, printed) => {
  expect(wordsOn(text, printed)).toEqual([]);
});

test("the sentence's field is named", () => {
  const value = { product: ["A panel."], features: ["Light.", "On an {board}."] };
  expect(misfittingArticles(value, new Map([["board", "9 mm"]]))).toMatchObject([{ at: ["features", 1] }]);
});
