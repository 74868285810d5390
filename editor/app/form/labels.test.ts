import { expect, test } from "vitest";
import { placeOnScreen, withFigureNames } from "./labels.ts";

test("a figure that a text names is read by what it is called, also where its printed name is not known", () => {
  expect(withFigureNames("Up to {relativeHumidity}.", { relativeHumidity: "Humidity" })).toBe("Up to [Humidity].");
  expect(withFigureNames("Up to {relativeHumidity}.", {})).toBe("Up to [Relative humidity].");
});

test("a place is read as the parts of the screen, entries and figures by what they are called", () => {
  const at = ["specifications", 1, "figures", "fire"];
  expect(placeOnScreen(at, { 1: "Performance", 3: "Fire class" })).toEqual([
    "Specifications",
    "Performance",
    "Figures",
    "Fire class",
  ]);
  expect(placeOnScreen(["features", 2])).toEqual(["Features 3"]);
  expect(placeOnScreen([2, "location"])).toEqual(["Entry 3", "Location"]);
});
