import { expect, test } from "vitest";
import { adviceOnLocation } from "./location-advice.ts";

const states = ["Bihar", "Gujarat", "Kerala", "Maharashtra", "Manipur", "Rajasthan", "Tripura"];
const others = ["Jaipur, Rajasthan", "Kota, Rajasthan", "Surat, Gujarat", "Kochi", "Alwar, Rajastan"];

test.each([
  ["a place that another project is in", "jaipur", "such as Jaipur, Rajasthan, not “jaipur”"],
  ["a state with a letter missing", "Pune, Maharashtr", "such as Maharashtra, not “Maharashtr”"],
  ["an unknown place", "Udaipur Road", "such as Gujarat or Rajasthan, not “Udaipur Road”"],
])("of %s, a likely state is named", (_what, location, advice) => {
  expect(adviceOnLocation(location, states, others)).toBe(`End the location with a comma and its state, ${advice}.`);
});
