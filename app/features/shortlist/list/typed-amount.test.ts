import { expect, test } from "vitest";
import { readTypedAmount } from "./typed-amount.ts";

test.each([
  ["45.5", "m2", 45.5],
  ["45,5", "m2", 45.5],
  [" 12 ", "pieces", 12],
  ["1,240.5", "m2", 1240.5],
  ["1,240", "pieces", 1240],
  ["1,00,000", "ft2", 100_000],
  ["10,00,000", "ft2", 1_000_000],
  ["100,000.25", "ft2", 100_000.25],
  ["12.50", "m2", 12.5],
] as const)("%j in %s is read", (typed, unit, value) => {
  expect(readTypedAmount(typed, unit)).toEqual({ amount: { value, unit } });
});

test.each([
  ["1.5", "pieces", "Enter a whole number of pieces, such as 12"],
  ["0", "pieces", "Enter a whole number of pieces, such as 12"],
  ["1e3", "m2", "Enter an area in m², such as 45.5"],
  ["-4", "m2", "Enter an area in m², such as 45.5"],
  ["about 40", "ft2", "Enter an area in sq ft, such as 1,240.5"],
  ["1,2345", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1,,240", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1.240,5", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1000,000", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["45.125", "m2", "Use at most two decimal places"],
  ["1,00,00,000", "ft2", "Enter at most 10,00,000"],
] as const)("%j in %s is refused with the reason", (typed, unit, error) => {
  expect(readTypedAmount(typed, unit)).toEqual({ error });
});

test("an empty field is no amount and no error", () => {
  expect(readTypedAmount("  ", "m2")).toEqual({});
});
