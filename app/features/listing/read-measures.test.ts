import { expect, test } from "vitest";
import { readMeasures } from "./read-measures.ts";

test.each([
  [
    "0.5/0.70 mm",
    [
      [0.5, 0.5],
      [0.7, 0.7],
    ],
  ],
  ["0.30–0.35 mm", [[0.3, 0.35]]],
  [
    "60/100/200/300/400W",
    [
      [60, 60],
      [100, 100],
      [200, 200],
      [300, 300],
      [400, 400],
    ],
  ],
  [
    "12, 15 or 18 mm",
    [
      [12, 12],
      [15, 15],
      [18, 18],
    ],
  ],
  ["Variable", []],
])("%s is read as its numbers", (printed, expected) => {
  expect(readMeasures(printed)).toEqual(expected.map(([from, to]) => ({ from, to })));
});
