import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { initialState, type CatalogueState } from "../address.ts";
import { NoResults, type FoundPage } from "./no-results.tsx";

function noResults(
  state: Partial<CatalogueState>,
  titles: string[] = ["Wall Panels"],
  answered = true,
  pages: FoundPage[] = [],
) {
  const categories = titles.map((title, place) => ({
    id: `${place}`,
    title,
    path: `/category${place}`,
    count: "1 product",
    cards: [],
  }));
  return (
    <NoResults
      state={{ ...initialState, ...state }}
      answered={answered}
      pages={pages}
      categories={categories}
      hrefOf={() => "/product"}
    />
  );
}

describe("no results in the catalogue", () => {
  test("of filters say so, and the filters can be cleared", async () => {
    await renderOnPage(noResults({ chosen: { nrc: ["0.9"] } }));
    await expect.element(page.getByText("No products match all of these filters.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Clear filters" })).toBeVisible();
    expect(page.getByRole("link", { name: "Clear search" }).elements()).toEqual([]);
  });

  test("of words without matches do not offer to clear the filters", async () => {
    await renderOnPage(noResults({ query: "cork", chosen: { nrc: ["0.9"] } }, [], false));
    await expect.element(page.getByText("No results for “cork” with these filters.")).toBeVisible();
    const ways = page
      .getByRole("link")
      .elements()
      .map((link) => link.textContent);
    expect(ways).toEqual(["Clear search", expect.stringMatching(/^Ask/)]);
  });

  test("of words that match a page link to that page, and to a file by its address", async () => {
    const pages = [
      { id: "price", title: "Ask for a price", path: "/contact" },
      { id: "file", title: "E-catalogue", path: "/catalogue.pdf" },
    ];
    await renderOnPage(noResults({ query: "price" }, [], false, pages));
    await expect.element(page.getByRole("link", { name: "Ask for a price" })).toHaveAttribute("href", "/contact");
    await expect.element(page.getByRole("link", { name: "E-catalogue" })).toHaveAttribute("href", "/catalogue.pdf");
  });

  test.each([
    ["a word of two hundred letters", longWord.repeat(4).slice(0, 200)],
    ["a paragraph in Hindi", longHindiText.slice(0, 200)],
  ])("repeat the query: %s", async (_kind, query) => {
    const part = await renderOnPage(noResults({ query, chosen: { nrc: ["0.9"] } }));
    expect(part.textContent).toContain(query);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("link to sixty categories, one of them %s", async (_kind, name) => {
    const titles = [name, ...listOf(manyCount - 1, (place) => `Category ${place}`)];
    const part = await renderOnPage(noResults({ query: "cork" }, titles));
    expect(page.getByRole("listitem").getByRole("link").elements()).toHaveLength(manyCount);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
