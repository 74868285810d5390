import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { drawing, picture } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { textsSeen } from "#app/testing/seen.ts";
import type { Pattern } from "#content/schema/resolved.ts";
import type { DetailPage } from "../product-page-content.ts";
import { Colours } from "./colours.tsx";
import { Patterns } from "./patterns.tsx";

const enquiryPath = "/contact?product=wallPanels/corkPanel";

const swatches = (count: number, name = "Oak") =>
  listOf(count, (place) => ({ name: `${name} ${place + 1}`, colour: "#a0703c" }));

const colours = (content: NonNullable<DetailPage["colours"]>, productName = "Cork Panel") =>
  renderOnPage(<Colours colours={content} productName={productName} enquiryPath={enquiryPath} />);

describe("the colours of a product", () => {
  test.each([1, 5, 14, manyCount])("are %i choices, of which one is shown large", async (count) => {
    const part = await colours({ swatches: swatches(count) });
    const group = page.getByRole("radiogroup", { name: "Colours of the Cork Panel" });
    expect(group.getByRole("radio").elements()).toHaveLength(count);
    expect(part.querySelectorAll("input:checked")).toHaveLength(1);
    expect(page.getByRole("link", { name: /sample/ }).elements()).toHaveLength(1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("that are custom are described, and a sample can be asked for", async () => {
    const part = await colours({ swatches: [], note: longHindiText });
    expect(textsSeen(part)).toEqual([longHindiText, expect.stringContaining("sample")]);
    await expect.element(page.getByRole("link")).toHaveAttribute("href", `${enquiryPath}&ask=sample`);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("may be named by %s, be they few or many", async (_kind, name) => {
    for (const count of [2, 8, 20]) {
      const part = await colours({ swatches: swatches(count, name), note: name }, name);
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    }
  });
});

const pattern = (place: number, rest: Partial<Pattern> = {}): Pattern => ({
  name: `Pattern ${place + 1}`,
  drawing,
  sample: false,
  ...rest,
});

const patterns = (items: Pattern[], note?: string) =>
  renderOnPage(<Patterns patterns={{ title: "Patterns", items, ...(note && { note }) }} />);

describe("the patterns of a product", () => {
  test.each([1, 2, manyCount])("are %i drawings with their names", async (count) => {
    const part = await patterns(listOf(count, (place) => pattern(place)));
    expect(page.getByRole("img", { name: "Pattern" }).elements()).toHaveLength(count);
    expect(page.getByRole("listitem").elements()).toHaveLength(count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("have neither picture nor remark where none was supplied", async () => {
    const part = await patterns([pattern(0)]);
    expect(textsSeen(part)).toEqual(["Schematic, not to scale", "Pattern 1"]);
    expect(part.querySelectorAll("img")).toHaveLength(0);
  });

  test.each(awkwardNames)("hold names and remarks that are %s", async (_kind, text) => {
    const rest = { picture, description: text, note: text };
    const items = [pattern(0, { ...rest, name: text }), pattern(1, { ...rest, sample: true })];
    expect(await layoutFaultsOnScreens(await patterns(items, text))).toEqual([]);
    const three = [...items, pattern(2, { description: longWord })];
    expect(await layoutFaultsOnScreens(await patterns(three, text))).toEqual([]);
  });
});
