import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiName, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { drawing } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import type { ComparableProduct, ComparePageContent } from "../build-compare-page.ts";
import type { ComparedFigure } from "../comparison/comparison.ts";
import { ComparisonView } from "../comparison.island.tsx";

const figure = (...lines: string[]): ComparedFigure => ({ lines, meaning: lines.join().length });

function product(place: number, rest: Partial<ComparableProduct> = {}): ComparableProduct {
  const id = `wallPanels/panel${place + 1}`;
  const figures = { thickness: figure("12 mm"), size: figure("600 × 600 mm") };
  const name = `Panel ${place + 1}`;
  return {
    id,
    path: `/${id}`,
    name,
    category: "Wall Panels",
    drawing,
    figures,
    onRequest: [],
    ...rest,
  };
}

/** The content of a page with these products, by these figures or by two. */
function contentOf(products: ComparableProduct[], quantities?: ComparePageContent["quantities"]): ComparePageContent {
  return {
    products,
    aliases: {},
    quantities: quantities ?? [
      { id: "thickness", label: "Thickness", group: "Panel" },
      { id: "size", label: "Size", group: "Panel" },
    ],
    terms: [],
    categories: [{ name: "Wall Panels", path: "/wallPanels", count: "4 products" }],
    company: { name: "Acoustics", contact: "+91 00000 00000" },
    words: {
      empty: { heading: "Compare up to four products", steps: ["Choose a product."] },
      one: "Add another product to compare it with.",
      marks: { heading: "How figures are marked", rules: ["The longest is marked."], absorption: "Not judged." },
    },
  };
}

/** The comparison of all these products. */
function comparison(products: ComparableProduct[], quantities?: ComparePageContent["quantities"]) {
  const search = products.length > 0 ? `?items=${products.map(({ id }) => id).join(",")}` : "";
  return renderOnPage(
    <ComparisonView page={contentOf(products, quantities)} serverSearch={search} />,
    `/compare${search}`,
  );
}

describe("the comparison", () => {
  test.each([1, 2, 4])("of %i products has as many columns, each with a link and a remove button", async (count) => {
    const part = await comparison(listOf(count, (place) => product(place)));
    const table = page.getByRole("table", { name: "Products and their figures" });
    expect(table.getByRole("columnheader", { name: "Panel" }).getByRole("link").elements()).toHaveLength(count);
    expect(table.getByRole("link", { name: "Remove Panel" }).elements()).toHaveLength(count);
    expect(table.getByRole("rowheader", { name: "Thickness" }).elements()).toHaveLength(1);
    expect(table.getByRole("cell", { name: "12 mm" }).elements().length + count).toBeGreaterThanOrEqual(count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("with a product under its name in another listing does not suggest the same product again", async () => {
    const [panel, other] = [product(0), product(1)];
    await renderOnPage(
      <ComparisonView
        page={{
          ...contentOf([panel, other]),
          aliases: { "ceilings/one": { product: panel.id, name: "One (Ceilings)" } },
        }}
        serverSearch="?items=ceilings/one"
      />,
      "/compare?items=ceilings/one",
    );
    const adding = page.getByRole("region", { name: "Add a product" });
    await expect.element(adding.getByRole("link", { name: "Add Panel 2" })).toBeVisible();
    expect(adding.getByRole("link", { name: "Add Panel 1" }).elements()).toEqual([]);
  });

  test("of nothing says how to begin, with a search field and a link to the products", async () => {
    const part = await comparison([]);
    await expect.element(page.getByRole("heading", { name: "Compare up to four products" })).toBeVisible();
    await expect.element(page.getByRole("combobox")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Wall Panels" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("by sixty figures has sixty rows", async () => {
    const quantities = listOf(manyCount, (place) => ({
      id: `q${place}`,
      label: `Figure ${place + 1}`,
      group: "Panel",
    }));
    const figures = Object.fromEntries(quantities.map(({ id }) => [id, figure("12 mm")]));
    const part = await comparison([product(0, { figures }), product(1, { figures })], quantities);
    expect(page.getByRole("rowheader", { name: /^Figure/ }).elements()).toHaveLength(manyCount);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("holds products, figures and groups that are %s", async (_kind, text) => {
    const quantities = [{ id: "thickness", label: text, group: text }];
    const products = listOf(4, (place) =>
      product(place, { name: text, figures: { thickness: figure(text, "12 mm") } }),
    );
    expect(await layoutFaultsOnScreens(await comparison(products, quantities))).toEqual([]);
  });

  test("says for each product what was not supplied, and links to requests for its evidence", async () => {
    const quantities = [
      { id: "thickness", label: "Thickness", group: "Panel" },
      { id: "laboratory", label: "Laboratory", group: "Evidence" },
      { id: "certificate", label: "Certificate", group: "Evidence" },
    ];
    const report = { label: "Test report", ask: "report" } as const;
    const bare = product(0, { figures: {}, drawing: undefined, onRequest: [report, { label: "EPD", ask: "epd" }] });
    const chair = product(1, { figures: { thickness: figure("12 mm"), certificate: figure("A") }, category: "Chairs" });
    await comparison([bare, chair], quantities);
    const cells = (name: RegExp) => page.getByRole("row", { name }).getByRole("cell");
    await expect.element(cells(/^Thickness/).nth(0)).toHaveTextContent("Not supplied");
    await expect.element(cells(/^Certificate/).nth(0)).toHaveTextContent("On request");
    expect(page.getByRole("row", { name: /^Laboratory/ }).elements()).toEqual([]);
    await expect.element(cells(/^On request/).nth(0)).toHaveTextContent("Test reportEPD");
    await expect
      .element(page.getByRole("link", { name: "Test report, Panel 1" }))
      .toHaveAttribute("href", "/contact?product=wallPanels/panel1&ask=report");
  });

  test("says that a fire class is on request where one is expected, and links to the request", async () => {
    const quantities = [{ id: "fireClass", label: "Fire", group: "Performance" }];
    const bare: Partial<ComparableProduct> = { figures: {}, onRequest: [{ label: "Fire class", ask: "fireClass" }] };
    const part = await comparison([product(0, bare), product(1, bare), product(2, { figures: {} })], quantities);
    const cells = page.getByRole("row", { name: /^Fire/ }).getByRole("cell");
    await expect.element(cells.nth(0)).toHaveTextContent("On request");
    await expect.element(cells.nth(2)).toHaveTextContent("Not supplied");
    const links = cells.getByRole("link", { name: /^On request: Fire class, Panel/ });
    expect(links.elements()).toHaveLength(2);
    await expect.element(links.nth(1)).toHaveAttribute("href", "/contact?product=wallPanels/panel2&ask=fireClass");
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("of products without figures says that nothing differs and has no empty rows", async () => {
    const part = await comparison([product(0, { figures: {} }), product(1, { figures: {} })]);
    await expect.element(page.getByRole("cell", { name: "figures supplied for these products" })).toBeVisible();
    expect(page.getByRole("rowheader", { name: "Thickness" }).elements()).toHaveLength(0);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("marks the best of long figures without covering them", async () => {
    const quantities = [
      { id: "warranty", label: "Warranty", group: "Panel", best: { mark: longWord, better: "more" as const } },
    ];
    const judged = (years: number) => ({ minimum: years, maximum: years, conditions: "" });
    const products = [5, 10].map((years, place) =>
      product(place, { figures: { warranty: { ...figure(`${years} ${longHindiName}`), judged: judged(years) } } }),
    );
    expect(await layoutFaultsOnScreens(await comparison(products, quantities))).toEqual([]);
    expect(page.getByText(longWord).elements()).toHaveLength(1);
  });
});
