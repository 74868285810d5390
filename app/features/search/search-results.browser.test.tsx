import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { FoundDocument } from "./load-search.ts";
import { groupResults } from "./group-results.ts";
import { SearchNotice } from "./search-panel.tsx";
import { SearchResults } from "./search-results.tsx";

const found = (place: number, rest: Partial<FoundDocument> = {}): FoundDocument => ({
  id: `${place}`,
  kind: "product",
  title: `Panel ${place + 1}`,
  note: "Wall Panels",
  path: `/wallPanels/panel${place}`,
  ...rest,
});

const results = (documents: FoundDocument[], query = "panel") =>
  renderPart(
    <SearchResults
      listId="results"
      optionId={(place) => `option-${place}`}
      groups={groupResults(documents)}
      query={query}
      active={0}
      onChoice={() => {}}
    />,
  );

describe("the results of the search", () => {
  test.each([
    [1, 1],
    [manyCount, 6],
  ])("for %i products are %i options, and one more for all of them", async (count, shown) => {
    const part = await results(listOf(count, (place) => found(place)));
    expect(page.getByRole("option").elements()).toHaveLength(shown + 1);
    expect(page.getByRole("option", { selected: true }).elements()).toHaveLength(1);
    await expect.element(page.getByRole("option", { name: "All products for “panel”" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("leave no empty list if there are none", async () => {
    const part = await results([]);
    expect(visibleTexts(part)).toEqual([]);
  });

  test("of every kind are under the heading of their kind", async () => {
    const kinds = ["product", "finish", "page", "project"] as const;
    await results(kinds.map((kind, place) => found(place, { kind })));
    for (const name of ["Products", "Finishes", "Pages", "Projects"]) {
      expect(page.getByRole("group", { name }).getByRole("option").elements()).toHaveLength(1);
    }
  });

  test.each(awkwardNames)("hold titles, notes and a query that are %s", async (_kind, text) => {
    const documents = listOf(6, (place) => found(place, { title: text, note: text }));
    expect(await layoutFaultsOnScreens(await results(documents, `${text} ${text}`))).toEqual([]);
  });

  test("of products show their picture, their NRC and their category", async () => {
    const picture = { id: "panel", version: "c0ffee11", widths: { avif: [320], jpeg: [640] } };
    const part = await results([found(0, { nrc: "0.6–0.83", picture })]);
    const option = page.getByRole("option", { name: "Panel 1 Wall Panels NRC 0.6–0.83" });
    await expect.element(option).toBeVisible();
    expect(option.element().querySelector("img")?.srcset).toBe("/pictures/panel-320.c0ffee11.avif");
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("have nothing beside a title without a note", async () => {
    await results([{ id: "1", kind: "page", title: "About us", path: "/about", note: "" }]);
    const option = page.getByRole("group", { name: "Pages" }).getByRole("option").element();
    expect(visibleTexts(option)).toEqual(["About us"]);
    expect(option.childElementCount).toBe(1);
  });
});

describe("the notice of the search", () => {
  test.each([
    ["a word of two hundred letters", longWord.repeat(4).slice(0, 200)],
    ["long Hindi", longHindiText.slice(0, 200)],
  ])("says that %s has no results, and offers next steps", async (_kind, query) => {
    const part = await renderPart(<SearchNotice query={query} found={0} ready failed={false} retry={() => {}} />);
    await expect.element(page.getByRole("status")).toHaveTextContent(query);
    const ways = page
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent);
    expect(ways).toEqual(["All products", expect.stringMatching(/^Ask/)]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});

test("the search dialog has a border below, because a dark page shows no shadow", async () => {
  const part = await renderPart(<dialog open className="dialog site-search" />);
  await page.viewport(820, 900);
  const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(part.querySelector("dialog")!);
  expect([borderBlockEndWidth, borderBlockEndStyle]).toEqual(["1px", "solid"]);
});
