import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { drawing, picture } from "#app/testing/content.ts";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { Pattern } from "#content/schema/resolved.ts";
import type { ProductChoices } from "#content/printed/choices.ts";
import type { DetailPage } from "../build-product-page.ts";
import { Colours } from "./colours.tsx";
import { Patterns } from "./patterns.tsx";

const enquiryPath = "/contact?product=wallPanels/corkPanel";

const swatches = (count: number, name = "Oak") =>
  listOf(count, (place) => ({ name: `${name} ${place + 1}`, colour: "#a0703c" }));

const colours = (content: NonNullable<DetailPage["colours"]>, name = "Cork Panel") => {
  const finish = content.swatches.map((swatch) => swatch.name);
  const choices: ProductChoices = {
    finish,
    thickness: ["12 mm", "18 mm"],
    edge: ["Square", "tegular"],
    units: ["m2", "ft2", "pieces"],
  };
  const product = { productId: "wallPanels/corkPanel", name, choices, swatches: content.swatches };
  return renderOnPage(<Colours colours={content} product={product} enquiryPath={enquiryPath} />);
};

describe("the colours of a product", () => {
  test.each([1, 5, 14, manyCount])("are %i choices, one of them shown large", async (count) => {
    const part = await colours({ swatches: swatches(count) });
    const group = page.getByRole("radiogroup", { name: "Colours of the Cork Panel" });
    expect(group.getByRole("radio").elements()).toHaveLength(count);
    expect(part.querySelectorAll("input:checked")).toHaveLength(1);
    expect(page.getByRole("link", { name: /sample/ }).elements()).toHaveLength(1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("fit their boxes when all text is twice its size", async () => {
    const codes = listOf(20, (place) => ({ name: String(place + 1).padStart(3, "0"), colour: "#a0703c" }));
    const part = await colours({ swatches: codes });
    expect(await layoutFaultsWithLargeText(part)).toEqual([]);
  });

  test("that are custom are described, and a sample can be requested", async () => {
    const part = await colours({ swatches: [], note: longHindiText });
    expect(visibleTexts(part)).toEqual([longHindiText, expect.stringContaining("sample")]);
    await expect.element(page.getByRole("link")).toHaveAttribute("href", `${enquiryPath}&ask=sample`);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("may have names of %s, whether few or many", async (_kind, name) => {
    for (const count of [2, 8, 20]) {
      const part = await colours({ swatches: swatches(count, name), note: name }, name);
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    }
  });
});

describe("choosing beside the swatch", () => {
  afterEach(() => localStorage.removeItem("shortlist"));

  const listed = () => JSON.parse(localStorage.getItem("shortlist") ?? "null")?.items ?? [];

  const form = () => page.getByRole("form", { name: "Add to shortlist" });

  test("adds the current finish with its options, and the button says so", async () => {
    const part = await colours({ swatches: swatches(3) });
    await expect.element(form().getByRole("button", { name: "Add Oak 1" })).toBeVisible();
    // Its label covers it.
    await page.getByRole("radio", { name: "Oak 2" }).click({ force: true });
    await form().getByRole("combobox", { name: "Thickness" }).selectOptions("18 mm");
    await form().getByRole("textbox", { name: "Quantity or area" }).fill("1,240.5");
    await form().getByRole("textbox", { name: "Remark" }).fill("Left wall");
    await form().getByRole("button", { name: "Add Oak 2, 18 mm, 1,240.5 m²" }).click();
    const item = { productId: "wallPanels/corkPanel", finish: "Oak 2", thickness: "18 mm", remark: "Left wall" };
    expect(listed()).toEqual([{ ...item, amount: { value: 1240.5, unit: "m2" } }]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("completes the item that the bookmark has added, and updates it again, without a second item", async () => {
    const bare = { name: "", items: [{ productId: "wallPanels/corkPanel" }] };
    localStorage.setItem("shortlist", JSON.stringify(bare));
    await colours({ swatches: swatches(3) });
    await form().getByRole("button", { name: "Update Oak 1" }).click();
    await form().getByRole("combobox", { name: "Unit" }).selectOptions("sq ft");
    await form().getByRole("textbox", { name: "Quantity or area" }).fill("500");
    await form().getByRole("button", { name: "Update Oak 1, 500 sq ft" }).click();
    expect(listed()).toEqual([
      { productId: "wallPanels/corkPanel", finish: "Oak 1", amount: { value: 500, unit: "ft2" } },
    ]);
  });

  test("adds nothing while the amount is invalid, and says why", async () => {
    await colours({ swatches: swatches(3) });
    const amount = form().getByRole("textbox", { name: "Quantity or area" });
    await amount.fill("many");
    await form().getByRole("button", { name: "Add Oak 1" }).click();
    await expect.element(amount).toHaveFocus();
    await expect.element(amount).toHaveAccessibleDescription("Enter an area in m², such as 45.5");
    await expect.element(amount).toHaveValue("many");
    expect(listed()).toEqual([]);
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

  test("have neither picture nor remark if none was supplied", async () => {
    const part = await patterns([pattern(0)]);
    expect(visibleTexts(part)).toEqual(["Schematic, not to scale", "Pattern 1"]);
    expect(part.querySelectorAll("img")).toHaveLength(0);
  });

  test("have their names on one line if only one drawing has a statement below it", async () => {
    const perforation = { kind: "perforation", face: "wood", hole: "round", holesMm: [4], pitchMm: 20 } as const;
    const drawn = (place: number, toScale: boolean) =>
      pattern(place, { drawing: { ...perforation, holesMm: [4], toScale } });
    await patterns([drawn(0, true), drawn(1, false)]);
    const [first, second] = ["Pattern 1", "Pattern 2"].map((name) =>
      page.getByText(name, { exact: true }).element().getBoundingClientRect(),
    );
    expect(second!.left).toBeGreaterThan(first!.right);
    expect(second!.top).toBeCloseTo(first!.top, 0);
  });

  test("have a description whose range stays on one line", async () => {
    const part = await patterns([pattern(0, { description: "Perforation rate 8.7–19.6%" })]);
    const figure = part.querySelector("figcaption .unbroken");
    expect(figure).toHaveTextContent("8.7–19.6%");
  });

  test.each(awkwardNames)("hold names and remarks that are %s", async (_kind, text) => {
    const rest = { picture, description: text, note: text };
    const items = [pattern(0, { ...rest, name: text }), pattern(1, { ...rest, sample: true })];
    expect(await layoutFaultsOnScreens(await patterns(items, text))).toEqual([]);
    const three = [...items, pattern(2, { description: longWord })];
    expect(await layoutFaultsOnScreens(await patterns(three, text))).toEqual([]);
  });
});
