import { expect, it } from "vitest";
import { splitUnit } from "./split-unit.ts";

it.each([
  ["12, 15, 16 or 18 mm", "12, 15, 16 or 18", "mm"],
  ["750–800 kg/m³", "750–800", "kg/m³"],
  ["48 Kg", "48", "Kg"],
  ["5 years", "5", "years"],
  ["1–2 H.P.", "1–2", "H.P."],
])("%s is a figure and its unit", (printed, value, unit) => {
  expect(splitUnit(printed)).toEqual({ value, unit });
});

it.each(["Class 1 & P", "100/150/200W", "Up to 45", "0.6–0.83", "BS EN 1021-1:1994", "75 to 300 mm and custom sizes"])(
  "%s stays whole",
  (printed) => {
    expect(splitUnit(printed)).toEqual({ value: printed });
  },
);
