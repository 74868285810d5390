import { expect, test } from "vitest";
import { printedNumber } from "./numbers.ts";

test("a number is printed as the platform prints it in British English", () => {
  const few = [0, 1e-9, 0.04, 0.05, 1.005, 2.345, 9.995, 12.5, 99.95, 999.96, 1240, 12_345.678, 1_234_567.8];
  const numbers = [...few, ...Array.from({ length: 30_000 }, (_, thousandths) => thousandths / 1000)];
  for (const decimals of [0, 1, 2]) {
    const format = new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals });
    expect(numbers.map((value) => printedNumber(value, decimals))).toEqual(
      numbers.map((value) => format.format(value)),
    );
  }
});

test("a number below zero has a minus sign, and one that rounds to zero has none", () => {
  expect([-3.24, -1240, -0.04].map((value) => printedNumber(value))).toEqual(["−3.2", "−1,240", "0"]);
});
