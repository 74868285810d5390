import { expect, test } from "vitest";
import { clickedField } from "./clicked-field.ts";

const product = {
  name: "PET Panel",
  description: "A felt panel with an NRC of {nrc} for offices.",
  specifications: [{ figures: { nrc: "0.6 to 0.83", thickness: "25", trackThickness: { value: "25", sample: true } } }],
  pictureDescriptions: { "pet-panel-hero": { alt: "Felt panels in green." } },
};
const labels = { trackThickness: "Track thickness" };
const press = (text: string, around = text) => clickedField(product, { text, around }, labels);

test("a figure printed with its unit leads to its field, identified by its row's label if several have the same value", () => {
  expect(press("25 mm", "Thickness 25 mm")).toEqual(["specifications", 0, "figures", "thickness"]);
  expect(press("25 mm", "Track thickness 25 mm")).toEqual(["specifications", 0, "figures", "trackThickness", "value"]);
});

test("a range leads to its field with any dash, with or without its unit", () => {
  const specified = { thickness: "180 mm", density: "180-200 kg/m3" };
  expect(clickedField(specified, { text: "180–200", around: "Density 180–200 kg/m³" })).toEqual(["density"]);
  expect(clickedField(specified, { text: "180–200 kg/m³", around: "" })).toEqual(["density"]);
  expect(clickedField({ density: "180 - 200" }, { text: "180–200 kg/m³", around: "" })).toEqual(["density"]);
});

test("the label of a figure leads to its field", () => {
  expect(press("NRC", "NRC 0.6 to 0.83")).toEqual(["specifications", 0, "figures", "nrc"]);
});

test("a sentence that inserts a figure leads to its field, and so does a part of it", () => {
  expect(press("A felt panel with an NRC of 0.6 to 0.83 for offices.")).toEqual(["description"]);
  expect(press("A felt panel with")).toEqual(["description"]);
});

test("a picture leads to its description", () => {
  expect(press("Felt panels in green.")).toEqual(["pictureDescriptions", "pet-panel-hero", "alt"]);
});

test("text that is in no field selects nothing, and a digit in a longer number does not match", () => {
  expect(press("Add to shortlist")).toBeUndefined();
  expect(press("125 mm")).toBeUndefined();
  expect(press(" ")).toBeUndefined();
});

test("of fields with the same value, the one in the clicked part of the page is chosen", () => {
  const company = {
    offices: {
      corporate: { label: "Corporate office", lines: ["12 Park Street", "Kolkata"] },
      registered: { label: "Registered office", lines: ["12 Park Street", "Kolkata"] },
    },
    phones: ["+91 98765 43210", "+91 12345 67890"],
    chat: { label: "Chat", phone: "+91 98765 43210" },
  };
  const clicked = (text: string, around: string) => clickedField(company, { text, around });
  expect(clicked("+91 98765 43210", "Phone +91 98765 43210, +91 12345 67890")).toEqual(["phones", 0]);
  expect(clicked("+91 98765 43210", "Chat +91 98765 43210 on any day")).toEqual(["chat", "phone"]);
  expect(clicked("12 Park Street", "Registered office 12 Park Street Kolkata")).toEqual([
    "offices",
    "registered",
    "lines",
    0,
  ]);
});
