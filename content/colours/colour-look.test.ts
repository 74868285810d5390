import { describe, expect, test } from "vitest";
import { colourFamilies, colourFamilyOf, woodToneOf, oklchOf } from "./colour-look.ts";

test.each([
  ["#ffffff", 1, 0, undefined],
  ["#000000", 0, 0, undefined],
  ["#ff0000", 0.628, 0.258, 29.2],
  ["#00ff00", 0.866, 0.295, 142.5],
  ["#0000ff", 0.452, 0.313, 264.1],
])("%s has the lightness, chroma and hue of OKLCH", (hex, lightness, chroma, hueDegrees) => {
  const colour = oklchOf(hex);
  expect(colour.lightness).toBeCloseTo(lightness, 3);
  expect(colour.chroma).toBeCloseTo(chroma, 3);
  if (hueDegrees !== undefined) expect(colour.hueDegrees).toBeCloseTo(hueDegrees, 1);
});

describe("a colour belongs to the family that people would name", () => {
  test.each([
    ["#f4f2ee", "white"],
    ["#dddcd8", "white"],
    ["#b4b4b0", "grey"],
    ["#6a6b6b", "grey"],
    ["#8f9aa0", "grey"],
    ["#262626", "black"],
    ["#d8c9ad", "beige"],
    ["#b3ab9b", "beige"],
    ["#b79f7c", "beige"],
    ["#8c7357", "brown"],
    ["#5c4a3a", "brown"],
    ["#57463c", "brown"],
    ["#a4473a", "red"],
    ["#7a2f38", "red"],
    ["#c4763e", "orange"],
    ["#c7a04a", "yellow"],
    ["#9aa58e", "green"],
    ["#445642", "green"],
    ["#8fa9b8", "blue"],
    ["#26374a", "blue"],
    ["#5b3a6e", "purple"],
  ])("%s is %s", (hex, family) => expect(colourFamilyOf(hex)).toBe(family));

  test("every shade of grey is white, grey or black, and darker is never lighter", () => {
    const order = ["black", "grey", "white"];
    const families = Array.from({ length: 256 }, (_, level) => {
      const channel = level.toString(16).padStart(2, "0");
      return order.indexOf(colourFamilyOf(`#${channel.repeat(3)}`));
    });
    expect(families).toEqual(families.toSorted((one, other) => one - other));
    expect(new Set(families)).toEqual(new Set([0, 1, 2]));
  });

  test("every family has a colour", () => {
    const found = new Set<string>();
    for (let red = 0; red < 256; red += 15) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 15) {
          found.add(
            colourFamilyOf(`#${[red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("")}`),
          );
        }
      }
    }
    expect([...found].toSorted()).toEqual([...colourFamilies].toSorted());
  });
});

test.each([
  ["#e0cda9", "light-wood"],
  ["#a08a68", undefined],
  ["#4c4039", "dark-wood"],
])("a wood of the colour %s is %s", (hex, tone) => expect(woodToneOf(hex)).toBe(tone));
