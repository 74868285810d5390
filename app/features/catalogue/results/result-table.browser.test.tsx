import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { productCard, productCards } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage, setScreen } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { TermHints } from "#app/ui/terms/terms.tsx";
import type { ExplorerContent, TableColumn, TableValue } from "../build-explorer.ts";
import { ResultTable } from "./result-table.tsx";

const columns = listOf(5, (place) => ({ id: `figure${place}`, label: `Figure ${place + 1}` }));

/** The table of products with these figures of each. */
function tableOf(products: ProductCardContent[], values: ExplorerContent["table"], named: TableColumn[] = columns) {
  const shown = named.map((column, rank) => ({ ...column, rank }));
  return <ResultTable shown={shown} columns={named} products={products} table={values} />;
}

/** A table in which every product has this value for every figure, or none. */
function table(products: ProductCardContent[], value: TableValue | undefined, named = columns) {
  const figures = value ? Object.fromEntries(named.map(({ id }) => [id, value])) : {};
  return tableOf(products, Object.fromEntries(products.map(({ productId }) => [productId, figures])), named);
}

describe("the table of the catalogue", () => {
  test.each([1, manyCount])("has a row with a link and a button for each of %i products", async (count) => {
    const part = await renderOnPage(table(productCards(count), { printed: "12 mm", sample: false }));
    expect(page.getByRole("rowheader").getByRole("link").elements()).toHaveLength(count);
    expect(page.getByRole("button", { name: "Add to shortlist" }).elements()).toHaveLength(count);
    expect(page.getByRole("cell", { name: "12 mm" }).elements()).toHaveLength(count * columns.length);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("holds a product whose name is %s", async (_kind, name) => {
    const products = [productCard({ name }), ...productCards(2)];
    const part = await renderOnPage(table(products, { printed: "750–800 kg/m³", sample: true }));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["a long word", longWord],
    ["a paragraph in Hindi", longHindiText],
  ])("holds figures that are %s", async (_kind, printed) => {
    const named = columns.map(({ id }, place) => ({ id, label: place % 2 === 0 ? longWord : `Figure ${place}` }));
    const part = await renderOnPage(table(productCards(3), { printed, sample: false }, named));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("shows no empty label on a phone for a figure that was not supplied, and marks it in the table", async () => {
    const [product] = productCards(1);
    const values = { [product!.productId]: { figure0: { printed: "12 mm" } } };
    const part = await renderOnPage(tableOf([product!], values));
    await setScreen("desktop");
    expect(page.getByRole("cell", { name: "Not supplied" }).elements()).toHaveLength(columns.length - 1);
    await setScreen("phone");
    expect(visibleTexts(part)).toEqual(["Compare", "Panel 1", "12 mm"]);
  });

  test("shows a product's own figures in its row if it has none of the columns", async () => {
    const lamp = productCard({
      name: "Lamp",
      nrc: undefined,
      figures: [{ label: "Mount", value: "Yoke", sample: false }],
    });
    const shown = columns.map((column, rank) => ({ ...column, rank }));
    const all = [...shown, { id: "power", label: "Power" }];
    const part = await renderOnPage(
      <ResultTable
        shown={shown}
        columns={all}
        products={[lamp]}
        table={{ [lamp.productId]: { power: { printed: "300W" } } }}
      />,
    );
    await expect.element(page.getByRole("cell", { name: "Power 300W Mount Yoke" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["the whole screen", 1200, 5],
    ["the place beside the filters of a wide screen", 900, 5],
    ["a tablet", 740, 4],
    ["the place beside the filters of a narrow one", 660, 3],
  ])("has as many columns as fit on %s, and clips none", async (_place, widthPx, count) => {
    await setScreen("desktop");
    const products = productCards(3).map((product) => ({ ...product, name: "Perforated Acoustic Panel" }));
    const part = await renderOnPage(
      <div style={{ inlineSize: widthPx }}>{table(products, { printed: "750–800 kg/m³" })}</div>,
    );
    await setScreen("desktop");
    const cells = page.getByRole("columnheader", { name: /^Figure/ }).elements();
    expect(cells.filter((cell) => getComputedStyle(cell).display !== "none")).toHaveLength(count);
    const box = part.querySelector("table")!.getBoundingClientRect();
    expect(box.width).toBeLessThanOrEqual(widthPx);
    for (const row of part.querySelectorAll("tbody tr")) {
      const button = row.querySelector("button")!.getBoundingClientRect();
      const figure = row.querySelector("[data-rank]")!.getBoundingClientRect();
      expect(button.right).toBeLessThanOrEqual(figure.left);
      expect(figure.right).toBeLessThanOrEqual(box.right);
    }
  });

  test("adds a product to the comparison from its row", async () => {
    await renderOnPage(table(productCards(1), { printed: "12 mm" }));
    const box = page.getByRole("checkbox", { name: "Compare Panel 1" });
    await box.click();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
  });

  test("shows its head on a phone while a term in it has focus", async () => {
    const [product] = productCards(1);
    const terms = [{ id: "nrc", words: ["NRC"] }];
    const shown = [{ id: "nrc", label: "NRC", termId: "nrc" }];
    const part = await renderOnPage(<TermHints terms={terms}>{tableOf([product!], {}, shown)}</TermHints>);
    await setScreen("phone");
    expect(visibleTexts(part)).not.toContain("NRC");
    part.querySelector<HTMLElement>("thead a")?.focus();
    expect(visibleTexts(part)).toContain("NRC");
  });

  test("keeps a standard that is a term on one line, whatever else needs space", async () => {
    const terms = [{ id: "standard", words: ["BS EN 1021-1"] }];
    const value = { printed: "BS EN 1021-1:1994, BS 7176:1995" };
    const part = await renderOnPage(
      <TermHints terms={terms}>{table(productCards(1), value, columns.slice(0, 4))}</TermHints>,
    );
    for (const width of [660, 700, 740, 780, 820, 900]) {
      await page.viewport(width, 900);
      const lines = [...part.querySelectorAll("td a.term")].map((term) => term.getClientRects().length);
      expect(Math.max(...lines), `${width} px`).toBe(1);
    }
  });

  test("keeps names and buttons where no figure is common to the products", async () => {
    const part = await renderOnPage(table(productCards(3), undefined, []));
    expect(page.getByRole("rowheader").elements()).toHaveLength(3);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
