import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { drawing, picture } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import { CategoryRow } from "./category-row.tsx";
import type { CategoryRowContent } from "./build-home-content.ts";

const productsOf = (count: number, name = "Panel") =>
  listOf(count, (place) => ({ name: `${name} ${place + 1}`, path: `/wallPanels/${place}` }));

const bareRow: CategoryRowContent = {
  name: "Wall Panels",
  path: "/wallPanels",
  count: "10 products",
  figure: undefined,
  description: "Panels for walls.",
  products: [],
  picture: undefined,
  drawing: undefined,
};
const fullRow: CategoryRowContent = {
  ...bareRow,
  figure: { label: "NRC up to", value: "0.85", unit: "Variable", range: { minimum: 0.5, maximum: 0.85 } },
  products: productsOf(3),
  picture: { ...picture, visualisation: true },
};

const render = (rest: Partial<CategoryRowContent> = {}, row = fullRow) =>
  renderPart(<CategoryRow row={{ ...row, ...rest }} exploreLabel="Explore" />);

describe("a category on the home page", () => {
  test.each([0, 1, manyCount])("links to %i products and to all of them", async (count) => {
    const part = await render({ products: productsOf(count) });
    const list = page.getByRole("list", { name: /^All .*Wall Panels$/ });
    expect(list.getByRole("link").elements()).toHaveLength(count);
    await expect.element(page.getByRole("link", { name: "Explore Wall Panels" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("may have a name, and product names, of %s", async (_kind, name) => {
    const part = await render({ name, products: productsOf(3, name) });
    await expect.element(page.getByRole("heading", { level: 3, name })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["a long word", longWord],
    ["long Hindi", longHindiText],
  ])("may have a description of %s", async (_kind, description) => {
    expect(await layoutFaultsOnScreens(await render({ description }))).toEqual([]);
  });

  test("has room for the longest figure of three values", async () => {
    const figure = { label: "Fire class, thickness and size", value: "12, 18, 25", unit: "mm", range: undefined };
    expect(await layoutFaultsOnScreens(await render({ figure }))).toEqual([]);
  });

  test("has no empty label without a figure, a picture and a caption", async () => {
    const part = await render({}, bareRow);
    expect(visibleTexts(part)).toEqual(["10 products", "Wall Panels", "Panels for walls.", "Explore"]);
    expect(page.getByRole("figure").elements()).toHaveLength(1);
    expect(part.querySelectorAll("figcaption, strong, img")).toHaveLength(0);
  });

  test("shows its drawing if it has no picture", async () => {
    await render({ drawing }, bareRow);
    await expect.element(page.getByRole("img", { name: "Wall Panels" })).toBeVisible();
  });
});
