import { expect, test } from "vitest";
import { isHindi } from "#content/page-registry.ts";
import { fontFaces, hindiFont } from "#scripts/assets/font-faces.ts";
import { builtPages, notFoundPage } from "./built-pages.ts";

const pages = [...builtPages(), notFoundPage()];
const devanagari = new Set(hindiFont.characters);
const charactersOf = (name: string) => new Set(fontFaces.find((face) => face.name === name)?.characters);

/** The text font has no superscript figures. */
const inFallback = "²³";

/** The characters of a text that a font lacks, without line breaks, which are invisible. */
function lacking(font: ReadonlySet<string>, text: string): string[] {
  return [...new Set(text)].filter((character) => !font.has(character) && !`\n${inFallback}`.includes(character));
}

test("the text font has every character of every page, the heading font those of all headings, and one more those of Hindi", () => {
  const text = charactersOf("text");
  const display = charactersOf("display");
  expect(text.size).toBeGreaterThan(100);
  for (const { path, root } of pages) {
    const body = root.querySelector("body")!;
    // The link to Hindi is in a font of the visitor's system.
    for (const unseen of body.querySelectorAll("script, style, noscript, [hreflang=hi]")) unseen.remove();
    const others = (font: ReadonlySet<string>) => (isHindi(path) ? new Set([...font, ...devanagari]) : font);
    expect(lacking(others(text), body.textContent), path).toEqual([]);
    const headings = body.querySelectorAll("h1, h2, h3, h4, .lead").map(({ textContent }) => textContent);
    expect(lacking(others(display), headings.join("")), path).toEqual([]);
  }
});
