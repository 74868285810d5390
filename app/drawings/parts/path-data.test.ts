import { expect, test } from "vitest";
import { polylines, type Point } from "./path-data.ts";

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 2, y],
  [x + 2, y + 1],
];

test("outlines in a row are the same path data from the second on, wherever the row is", () => {
  const row = (y: number) => polylines([square(10, y), square(15, y), square(20, y)], true);
  expect(row(4)).toBe("m10 4l2 0l0 1Zm5 0l2 0l0 1Zm5 0l2 0l0 1Z");
  expect(row(9).slice("m10 9".length)).toBe(row(4).slice("m10 4".length));
});

test("an open line starts from the end of the one before", () => {
  expect(polylines([square(10, 4), square(15, -2.25)])).toBe("m10 4l2 0l0 1m3 -7.2l2 0l0 1");
});
