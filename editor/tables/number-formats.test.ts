import { expect, test } from "vitest";
import { numberFormat } from "./number-formats.ts";

test.each([
  ['General" mm"', "12", "12 mm"],
  ['0\\ "mm"', "12", "12 mm"],
  ['0"mm"', "12", "12 mm"],
  ["0.00_ ", "0.9", "0.90"],
  ['_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', "45.5", "45.50"],
  ["[$-4009]0.00;[Red]-0.00", "0.9", "0.90"],
  ["[$₹-4009] 0.00", "1250", "₹ 1250.00"],
  ["[>=100000]##\\,##\\,##0.00;##,##0.00", "125000.5", "125000.50"],
  ['"≥ "0.00', "0.9", "≥ 0.90"],
  ["000", "7", "007"],
  ["0.0\\%", "85", "85.0%"],
  ["0%", "0.85499999999999998", "85.5%"],
  ["0.00", "0.125", "0.125"],
  ['0"; "', "5", "5 ;"],
])("a number in the format %s is read as it is shown", (format, stored, shown) => {
  expect(numberFormat(format)(stored)).toBe(shown);
});

test.each(["General", "0", "#,##0", "# ?/?", "0.0E+00", "mmm-yy", "@", '0"x"0', "0.0,", ""])(
  "a number in the format %s is read as it is stored",
  (format) => expect(numberFormat(format)("1250.5")).toBe("1250.5"),
);
