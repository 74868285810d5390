import { expect, test } from "vitest";
import { penPoints, polylines, roundedPath, type Point } from "./path-data.ts";

test("points are placed relative to the previous one, even after a line with a length", () => {
  expect(
    penPoints([
      [10.5, 10.5],
      [25.5, 10.5],
      [10.5, 25.5],
    ]),
  ).toBe("m10.5 10.5h0m15 0h0m-15 15h0");
  expect(
    penPoints(
      [
        [1, 1],
        [3, 1],
      ],
      0.01,
    ),
  ).toBe("m1 1h0.01m1.99 0h0.01");
});

test("the numbers of a path are rounded to hundredths, and shorter ones stay as they are", () => {
  expect(roundedPath("M-0.12345 402.00000000000006l33.83606557377049 -33.83606557377049V12.5h0")).toBe(
    "M-0.12 402l33.84 -33.84V12.5h0",
  );
});

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 2, y],
  [x + 2, y + 1],
];

test("outlines in a row are the same path data from the second on, wherever the row is", () => {
  const row = (y: number) => polylines([square(10, y), square(15, y), square(20, y)], true);
  expect(row(4)).toBe("m10 4h2v1Zm5 0h2v1Zm5 0h2v1Z");
  expect(row(9).slice("m10 9".length)).toBe(row(4).slice("m10 4".length));
});

test("an open line starts from the end of the previous one", () => {
  expect(polylines([square(10, 4), square(15, -2.25)])).toBe("m10 4h2v1m3 -7.2h2v1");
});
