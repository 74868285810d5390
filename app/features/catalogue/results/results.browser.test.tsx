import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { bareProductCard, productCard, productCards } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { initialState, portion, type CatalogueState } from "../address.ts";
import { Results } from "./results.tsx";

/** The catalogue with these products in one category, in a list, as its page shows it. */
function results(cards: ProductCardContent[], { title = "Wall Panels", whole = false, state = {}, choice = "" } = {}) {
  const items = cards.map(({ productId, name }) => ({ id: productId, name, values: {}, sortBy: {} }));
  const category = { id: "wallPanels", title, path: "/wallPanels", count: `${cards.length} products`, cards };
  const content = { categories: [category], facets: [], orders: [], items, columns: [], table: {}, terms: [] };
  const asked: CatalogueState = { ...initialState, ...state };
  const rest = {
    demands: [],
    figures: [],
    matches: new Map(),
    statement: "",
    parts: -1,
    answered: true,
    pages: [],
    whole,
    hrefOf: () => "/product",
  };
  return <Results content={content} shown={items} state={asked} choice={choice} {...rest} />;
}

describe("the results of the catalogue", () => {
  test.each([1, portion])("are %i entries, each with a link, and no link to more", async (count) => {
    const part = await renderOnPage(results(productCards(count)));
    expect(page.getByRole("article").elements()).toHaveLength(count);
    expect(page.getByRole("heading", { level: 3 }).getByRole("link").elements()).toHaveLength(count);
    expect(page.getByRole("checkbox", { name: "Compare Panel" }).elements()).toHaveLength(count);
    expect(page.getByText(/more of/).elements()).toEqual([]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    [portion + 1, portion, "Show 1 more of 61"],
    [4 * portion, 2 * portion, "Show 60 more of 240"],
  ])("of %i are %i at first, with a link to more, a portion at a time", async (count, shown, link) => {
    await renderOnPage(results(productCards(count), { state: { shown } }));
    expect(page.getByRole("article").elements()).toHaveLength(shown);
    await expect.element(page.getByRole("link", { name: link })).toBeVisible();
  });

  test("of another choice first fill a screen, and the rest follows automatically", async () => {
    function Chosen() {
      const [choice, choose] = useState("");
      return (
        <>
          <button onClick={() => choose("?q=panel")}>Panels</button>
          {results(productCards(portion), { choice })}
        </>
      );
    }
    const part = await renderOnPage(<Chosen />);
    const drawn = () => part.querySelectorAll("article").length;
    const counts: number[] = [];
    new MutationObserver(() => counts.push(drawn())).observe(part, { childList: true, subtree: true });
    await page.getByRole("button", { name: "Panels" }).click();
    await expect.poll(drawn).toBe(portion);
    expect(Math.min(...counts)).toBeLessThan(portion);
  });

  test("by category are hidden while another list is shown, and unchanged afterwards", async () => {
    function Searched() {
      const [query, setQuery] = useState("");
      const asked = { whole: query === "", state: { query }, choice: query && `?q=${query}` };
      return (
        <>
          <button onClick={() => setQuery("panel")}>Search</button>
          <button onClick={() => setQuery("")}>Clear</button>
          {results(productCards(2), asked)}
        </>
      );
    }
    await renderOnPage(<Searched />);
    const category = page.getByRole("heading", { level: 2, name: "Wall Panels" });
    const before = category.element();
    await page.getByRole("button", { name: "Search" }).click();
    await expect.poll(() => category.elements()).toEqual([]);
    expect(page.getByRole("article").elements()).toHaveLength(2);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(category).toBeVisible();
    expect(category.element()).toBe(before);
    expect(page.getByRole("article").elements()).toHaveLength(2);
  });

  test("say that there are none, and offer next steps", async () => {
    const part = await renderOnPage(results([], { state: { query: longWord } }));
    await expect.element(page.getByText(`No results for “${longWord}”.`)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Clear search" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Wall Panels" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("hold a category and a product whose name is %s", async (_kind, name) => {
    const cards = [productCard({ name }), ...productCards(manyCount)];
    const part = await renderOnPage(results(cards, { title: name, whole: true }));
    await expect.element(page.getByRole("heading", { level: 2, name })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("hold long words and Hindi in figures and descriptions", async () => {
    const texts = [longWord, longHindiText];
    const cards = texts.map((text, place) => ({
      ...productCard({ productId: `${place}`, path: `/${place}`, description: text, nrc: undefined }),
      figures: [
        { label: text, value: text },
        { label: "Size", value: text, sample: true },
      ],
    }));
    expect(await layoutFaultsOnScreens(await renderOnPage(results(cards)))).toEqual([]);
  });

  test("have no empty line where only the name is known", async () => {
    const part = await renderOnPage(results([bareProductCard()]));
    expect(visibleTexts(part)).toEqual(["Cork Panel", "Compare"]);
    expect(part.querySelectorAll("p, img")).toHaveLength(0);
  });
});
