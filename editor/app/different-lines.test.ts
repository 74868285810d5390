import { expect, test } from "vitest";
import { differentLines } from "./unreadable.tsx";

test.each([
  ["a line in the middle", "a\nb\nc\n", "a\nB\nc\n", { first: 2, before: "b", after: "B" }],
  ["lines that are new", "a\nc\n", "a\nb\nb\nc\n", { first: 2, before: "", after: "b\nb" }],
  ["a repeated line that is gone", "a\na\n", "a\n", { first: 2, before: "a", after: "" }],
  ["everything", "{", "a\nb", { first: 1, before: "{", after: "a\nb" }],
])("of two texts that differ in %s only the difference is shown", (_, one, other, different) => {
  expect(differentLines(one, other)).toEqual(different);
});
