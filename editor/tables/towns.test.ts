import { expect, test } from "vitest";
import { withStateOfTown } from "./towns.ts";

const states = ["Maharashtra", "Delhi"];

test.each([
  ["Pune", "Pune, Maharashtra"],
  ["delhi NCR", "delhi NCR, Delhi"],
  ["Delhi", "Delhi"],
  ["Pune, Maharashtra", "Pune, Maharashtra"],
  ["Chennai", "Chennai"],
  ["Nowhere", "Nowhere"],
])("the location %j is %j, if the map has the state", (written, location) => {
  expect(withStateOfTown(written, states)).toBe(location);
});
