import { describe, expect, it } from "vitest";
import { fallbackFaces, fontFaces } from "./font-faces.ts";
import { fontSheet } from "./font-sheet.ts";

const urls = { display: "/fonts/display.woff2", italic: "/fonts/italic.woff2", text: "/fonts/text.woff2" };
const rules = fontSheet(fontFaces, fallbackFaces, urls).split("\n").filter(Boolean);

function percent(rule: string, property: string): number {
  return Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule)?.[1]);
}

describe("the font style sheet", () => {
  it("shows text at once and swaps each font in when it has loaded", () => {
    const own = rules.filter((rule) => rule.includes("url("));
    expect(own).toHaveLength(fontFaces.length);
    for (const rule of own) expect(rule).toContain("font-display:swap");
  });

  it("gives every fallback the line height of the font that it replaces", () => {
    const fallbacks = rules.filter((rule) => rule.includes("local("));
    expect(fallbacks).toHaveLength(fallbackFaces.length);
    for (const [index, rule] of fallbacks.entries()) {
      const face = fontFaces.find(({ name }) => name === fallbackFaces[index]?.for);
      const sizeAdjust = percent(rule, "size-adjust") / 100;
      expect(percent(rule, "ascent-override") * sizeAdjust).toBeCloseTo(face?.ascentPercent ?? Number.NaN, 1);
      expect(percent(rule, "descent-override") * sizeAdjust).toBeCloseTo(face?.descentPercent ?? Number.NaN, 1);
    }
  });
});
