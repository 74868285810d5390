import { expect, test } from "vitest";
import { withFigureNames } from "./labels.ts";

test("a figure that a text names is read by what it is called, also where its printed name is not known", () => {
  expect(withFigureNames("Up to {relativeHumidity}.", { relativeHumidity: "Humidity" })).toBe("Up to [Humidity].");
  expect(withFigureNames("Up to {relativeHumidity}.", {})).toBe("Up to [Relative humidity].");
});
