import { expect, test } from "vitest";
import { isPlaceInState, withWholeState } from "./state-names.ts";

const states = ["Madhya Pradesh", "Jammu and Kashmir", "Odisha", "Rajasthan"];

test.each([
  ["Bhopal, MP", "Bhopal, Madhya Pradesh"],
  ["Bhopal, M.P.", "Bhopal, Madhya Pradesh"],
  ["Ward 3, Bhopal, madhya pradesh", "Ward 3, Bhopal, Madhya Pradesh"],
  ["Jammu, J&K", "Jammu, Jammu and Kashmir"],
  ["Puri, Orissa", "Puri, Odisha"],
  ["Jaipur,Rajasthan", "Jaipur,Rajasthan"],
  ["Pune, Maharashtr", "Pune, Maharashtr"],
  ["MP", "MP"],
])("the location %j is taken as %j", (written, location) => {
  expect(withWholeState(written, states)).toBe(location);
});

test.each([
  ["Jaipur, Rajasthan", true],
  ["Bhopal, MP", true],
  ["Jaipur", false],
  [", Rajasthan", false],
  ["Hall, Jaipur, Rajasthan", false],
  ["Hall, Jaipur", false],
])("whether the line %j is one place: %j", (line, isPlace) => {
  expect(isPlaceInState(line, states)).toBe(isPlace);
});
