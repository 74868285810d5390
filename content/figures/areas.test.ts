import { expect, test } from "vitest";
import { printArea } from "./areas.ts";

test.each([
  ["300 sqm", "300 m²"],
  ["4,850 sqft", "4,850 sq ft"],
  ["6,800 sq ft approx.", "about 6,800 sq ft"],
  ["approx 6,800 sq. ft.", "about 6,800 sq ft"],
  ["450 m² (approximately)", "about 450 m²"],
  ["~450m2", "about 450 m²"],
  ["6,800 approx", undefined],
  ["450 carats", undefined],
  ["about m²", undefined],
])("the area %j is printed as %j", (written, printed) => {
  expect(printArea(written)).toBe(printed);
});
