import { expect, test } from "vitest";
import { figureOf } from "../testing/figures.ts";

const of = (quantity: "length" | "size" | "words", ...lines: string[]) =>
  figureOf("figure", { quantity, open: ["Custom"] }, ...lines).alternatives;

test.each([
  ["16, 17 or 18 mm", ["16 mm", "17 mm", "18 mm"]],
  ["0.5/0.70 mm", ["0.5 mm", "0.70 mm"]],
  ["12.5 mm", ["12.5 mm"]],
  ["15-25 mm", ["15–25 mm"]],
])("the thicknesses in %s", (line, values) => {
  expect(of("length", line)).toEqual(values);
});

test.each([
  [["2440 x 128 / 192 mm"], ["2440 × 128 mm", "2440 × 192 mm"]],
  [["600x600/1200, 1200x1200/2400 mm"], ["600 × 600 mm", "600 × 1200 mm", "1200 × 1200 mm", "1200 × 2400 mm"]],
  [
    ["600x600 and 1200x600 at 20 and 25 mm", "Custom"],
    ["600 × 600 mm", "1200 × 600 mm", "Custom"],
  ],
  [["84x12.5 mm", "84x12.5 mm"], ["84 × 12.5 mm"]],
])("the sizes in %j", (lines, values) => {
  expect(of("size", ...lines)).toEqual(values);
});

test("the words of an edge stay as supplied", () => {
  expect(of("words", "Square, tegular or tongue and groove")).toEqual(["Square", "tegular", "tongue and groove"]);
});
