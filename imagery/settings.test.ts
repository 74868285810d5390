import { describe, expect, it } from "vitest";
import { avifBudgetBytes, variantWidthsPx } from "./settings.ts";

describe("the widths of a picture", () => {
  const stepsPx = [320, 640, 1280];

  it("are the steps up to the master's own width", () => {
    expect(variantWidthsPx(stepsPx, 1280)).toEqual([320, 640, 1280]);
    expect(variantWidthsPx(stepsPx, 4000)).toEqual([320, 640, 1280]);
  });

  it("end with the master's own when the step below would lose much of it", () => {
    expect(variantWidthsPx(stepsPx, 900)).toEqual([320, 640, 900]);
    expect(variantWidthsPx(stepsPx, 660)).toEqual([320, 640]);
  });

  it("are the master's own alone when it is narrower than every step", () => {
    expect(variantWidthsPx(stepsPx, 200)).toEqual([200]);
  });
});

describe("the budget of a variant", () => {
  it.each([
    ["a card", "picture", 480, 35_000],
    ["a hero", "picture", 1280, 120_000],
    ["a swatch", "swatch", 480, 8_000],
  ] as const)("of %s is kept at its width", (_, kind, widthPx, bytes) => {
    expect(avifBudgetBytes(kind, widthPx)).toBe(bytes);
  });
});
