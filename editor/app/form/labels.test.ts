import { expect, test } from "vitest";
import { labelOf, labelOfFigure, pictureTitle, placeOnScreen, withFigureNames } from "./labels.ts";

test("a figure in a text is shown by its label, even if its printed label is unknown", () => {
  expect(withFigureNames("Up to {relativeHumidity}.")).toBe("Up to [Relative humidity].");
  expect(withFigureNames("Up to {wallPanels.petPanel.panelLength.most}.")).toBe("Up to [Panel length].");
});

test("a figure whose printed label is the first word of its name has the whole name, and others keep their label", () => {
  expect(labelOfFigure("fireClass", "Fire")).toBe("Fire class");
  expect(labelOfFigure("soundTransmissionClass", "STC")).toBe("STC");
});

test("a picture is named in words, whatever its file is called", () => {
  expect(labelOf("chair-abpb04-hero")).toBe("Chair ABPB-04 banner");
  expect(labelOf("abt12-hero")).toBe("ABT-12 banner");
  expect(pictureTitle("imagery/masters/pet-panel-hero.webp")).toBe("Picture “pet panel banner”");
});

test("a place is shown as the sections of the screen, with the labels of entries and figures", () => {
  const at = ["specifications", 1, "figures", "fire"];
  expect(placeOnScreen(at, { 1: "Performance", 3: "Fire class" })).toEqual([
    "Specifications",
    "Performance",
    "Figures",
    "Fire class",
  ]);
  expect(placeOnScreen(["features", 2])).toEqual(["Feature 3"]);
  expect(placeOnScreen([2, "location"])).toEqual(["Entry 3", "Location"]);
});

test("an item of a list of lengths is named in the singular", () => {
  expect(placeOnScreen(["drawing", "thicknessesMm", 1])).toEqual(["Drawing", "Thickness in mm 2"]);
  expect(placeOnScreen(["pictures", "installed", 0])).toEqual(["Pictures", "After installation 1"]);
  expect(placeOnScreen(["swatches", 0])).toEqual(["Colour or finish 1"]);
});
