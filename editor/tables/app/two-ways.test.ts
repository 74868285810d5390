import { expect, test } from "vitest";
import { withCommas, writtenInTwoWays } from "./two-ways.ts";

const said = (...areas: string[]) =>
  writtenInTwoWays(
    areas.map((area) => [area]),
    0,
    "Area",
  );

test("a number of four digits with a comma and one without it are pointed out with their rows", () => {
  expect(said("450 m²", "4000 sq ft", "4,840 sq ft")).toBe(
    "Area: thousands are written in two ways, “4000 sq ft” in row 2 and “4,840 sq ft” in row 3. Visitors see them as they are here.",
  );
});

test.each([[["4,000 sq ft", "4,840 sq ft", "450 m²"]], [["4000 sq ft", "4840 sq ft", "1,20,000 sq ft"]], [[""]]])(
  "the areas %j are written in one way, and nothing is said of them",
  (areas) => {
    expect(said(...areas)).toBeUndefined();
  },
);

test.each([
  ["4000 sq ft", "4,000 sq ft"],
  ["120000.5 sq ft", "1,20,000.5 sq ft"],
  ["4,840 sq ft and 450 m²", "4,840 sq ft and 450 m²"],
  ["100000", "1,00,000"],
])("%j is %j with commas", (cell, written) => {
  expect(withCommas(cell)).toBe(written);
});
