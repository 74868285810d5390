import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import { GlossaryEntries, type GlossaryTerm } from "./glossary-entries.tsx";

const entry = (place: number, rest: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id: `term-${place}`,
  term: `Term ${place + 1}`,
  name: "Written out",
  definition: "What it means.",
  source: "A standard",
  ...rest,
});

describe("the glossary", () => {
  test.each([0, 1, manyCount])("of %i terms has a link to each, and an explanation", async (count) => {
    const part = await renderPart(<GlossaryEntries terms={listOf(count, (place) => entry(place))} />);
    const links = page.getByRole("navigation", { name: "Terms" }).getByRole("link").elements();
    expect(links).toHaveLength(count);
    for (const link of links) expect(part.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
    expect(page.getByRole("term").elements()).toHaveLength(count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("explains a term that is %s", async (_kind, text) => {
    const terms = [entry(0, { term: text, name: text, source: text }), entry(1)];
    expect(await layoutFaultsOnScreens(await renderPart(<GlossaryEntries terms={terms} />))).toEqual([]);
  });

  test.each([longWord, longHindiText])("holds the explanation “%s”", async (definition) => {
    const part = await renderPart(<GlossaryEntries terms={[entry(0, { definition })]} />);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("has nothing below a term that is not an abbreviation", async () => {
    const part = await renderPart(<GlossaryEntries terms={[entry(0, { name: undefined })]} />);
    expect(visibleTexts(part)).toEqual(["Term 1", "Term 1", "What it means.", "A standard"]);
  });
});
