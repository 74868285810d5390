import { describe, expect, it } from "vitest";
import { partsOf } from "./build-fonts.ts";
import { fallbackFaces, fontFaces } from "./font-faces.ts";
import { fontSheet, unicodeRange } from "./font-sheet.ts";

const files = fontFaces.map((face) => ({ face, range: "U+20-7E", url: `/fonts/${face.name}.woff2` }));
const rules = fontSheet(files, fallbackFaces).split("\n").filter(Boolean);

function percent(rule: string, property: string): number {
  return Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule)?.[1]);
}

describe("the font style sheet", () => {
  it("shows text at once and swaps each font in when it has loaded", () => {
    const own = rules.filter((rule) => rule.includes("url("));
    expect(own).toHaveLength(fontFaces.length);
    for (const rule of own) expect(rule).toContain("font-display:swap");
  });

  it("gives every fallback the line height of the font it replaces", () => {
    const fallbacks = rules.filter((rule) => rule.includes("local("));
    expect(fallbacks).toHaveLength(fallbackFaces.length);
    for (const [index, rule] of fallbacks.entries()) {
      const face = fontFaces.find(({ name }) => name === fallbackFaces[index]?.for);
      const sizeAdjust = percent(rule, "size-adjust") / 100;
      expect(percent(rule, "ascent-override") * sizeAdjust).toBeCloseTo(face?.ascentPercent ?? Number.NaN, 1);
      expect(percent(rule, "descent-override") * sizeAdjust).toBeCloseTo(face?.descentPercent ?? Number.NaN, 1);
    }
  });

  it("writes the characters of a file as ranges of code points", () => {
    expect(unicodeRange("cab×A")).toBe("U+41,U+61-63,U+D7");
  });
});

describe("the two files of a font", () => {
  const text = fontFaces.find(({ name }) => name === "text");
  const italic = fontFaces.find(({ name }) => name === "italic");

  it("contain each character once", () => {
    for (const face of fontFaces) {
      const both = partsOf(face, "Shanti Halls").flatMap(({ characters }) => [...characters]);
      expect(both.toSorted()).toEqual([...new Set(face.characters)].toSorted());
    }
  });

  it("split common from rare characters, and in the italic the company name's second part from the rest", () => {
    const usual = (face = text) => partsOf(face!, "Shanti Halls").find(({ kind }) => kind === "usual")?.characters;
    expect(usual()).toContain("Q");
    expect(usual()).not.toContain("#");
    expect(new Set(usual(italic))).toEqual(new Set("Halls"));
  });
});
