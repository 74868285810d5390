import { expect, test } from "vitest";
import { correctedSize } from "./size-corrections.ts";

test.each([
  ["1200×600×25 mm", "1200 x 600 at 25 mm"],
  ["600 X 600 X 15MM", "600 x 600 at 15 mm"],
  ["600x600x15/18 mm", "600 x 600 at 15 and 18 mm"],
  ["1200 x 600 / 600 x 600 mm", "1200 x 600, 600 x 600 mm"],
  ["600x600,600x1200 mm", "600 x 600, 600 x 1200 mm"],
  ["600x600/600x1200", "600 x 600, 600 x 1200 mm"],
  ["600x600 & 600x1200 mm", "600 x 600, 600 x 1200 mm"],
  ["600 x 600; 1200 x 600", "600 x 600, 1200 x 600 mm"],
  ["600mm x 600mm or 1200mm x 600mm", "600 x 600, 1200 x 600 mm"],
  ["2440 X 128/192", "2440 x 128 / 192 mm"],
  ["1,200x1,200", "1200 x 1200 mm"],
  ["600*600", "600 x 600 mm"],
  ["2440MM X 1220MM", "2440 x 1220 mm"],
  ["2.4 m x 600 mm", "2400 x 600 mm"],
  ["Size: 1200(L) x 600(W)", "1200 x 600 mm"],
  ["8' X 4' (2440 X 1220 mm)", "2440 x 1220 mm"],
  ["595x595mm (2x2 ft)", "595 x 595 mm"],
])("the size %s is read as %s", (written, line) => {
  expect(correctedSize(written, { label: "Size" })).toEqual({ line, isUncertain: false });
});

test.each([
  ['24" x 48"', "610 x 1219 mm"],
  ["2' x 2'", "610 x 610 mm"],
  ["8ft x 4ft x 12mm", "2438 x 1219 at 12 mm"],
  ["Std. 1220 x 2440", "1220 x 2440 mm"],
  ["2440 x 1220 mm (standard)", "2440 x 1220 mm"],
  ["approx. 600x600", "600 x 600 mm"],
])("for the size %s, %s is only offered: it may be a trade size, or words are left out", (written, line) => {
  expect(correctedSize(written)).toEqual({ line, isUncertain: true });
});

test.each([
  "1200x600x15,18 mm",
  "1200x600x25, 600x600x20",
  "120x60x1.5 cm",
  "4 x 2",
  "2440 x 4 ft",
  "2440 x 1220, 12 mm",
  "2440 x 1220 and 12 mm",
  "600,5x600",
  "600 x 600 mm (1200 x 600 mm)",
  "600 x 600 mm (4' x 2')",
  "up to 2400 x 1200 mm",
])("the size %s is not clear", (written) => {
  expect(correctedSize(written)).toBeUndefined();
});
