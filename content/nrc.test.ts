import { expect, test } from "vitest";
import { readNrc } from "./nrc.ts";

test.each([
  ["0.90", { minimum: 0.9, maximum: 0.9, printed: "0.90" }],
  ["1.0", { minimum: 1, maximum: 1, printed: "1.0" }],
  ["0.6-0.83", { minimum: 0.6, maximum: 0.83, printed: "0.6–0.83" }],
  ["0.50-0.70", { minimum: 0.5, maximum: 0.7, printed: "0.50–0.70" }],
])("%s is read as it was supplied", (supplied, range) => {
  expect(readNrc(supplied)).toEqual(range);
});

test.each(["", "about 0.8", "0.83-0.6", "83", "0,9", "0.6–0.83", "0.6-"])("%j is not read", (supplied) => {
  expect(readNrc(supplied)).toBeUndefined();
});
