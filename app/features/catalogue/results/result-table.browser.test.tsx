import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { productCard, productCards } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage, setScreen } from "#app/testing/render-part.tsx";
import { textsSeen } from "#app/testing/seen.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import type { TableValue } from "../explorer-content.ts";
import { ResultTable } from "./result-table.tsx";

const columns = listOf(5, (place) => ({ id: `figure${place}`, label: `Figure ${place + 1}` }));

/** A table in which every product says this of every figure, or nothing. */
function table(products: ProductCardContent[], value: TableValue | undefined, shown = columns) {
  const figures = value ? Object.fromEntries(shown.map(({ id }) => [id, value])) : {};
  const values = Object.fromEntries(products.map(({ productId }) => [productId, figures]));
  return <ResultTable columns={shown} products={products} table={values} />;
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

  test("shows no empty label on a phone for a figure that was not supplied, and says so in the table", async () => {
    const part = await renderOnPage(table(productCards(1), undefined));
    await setScreen("desktop");
    expect(page.getByRole("cell", { name: "Not supplied" }).elements()).toHaveLength(columns.length);
    await setScreen("phone");
    expect(textsSeen(part)).toEqual(["Panel 1"]);
  });

  test("keeps names and buttons where no figure is common to the products", async () => {
    const part = await renderOnPage(table(productCards(3), undefined, []));
    expect(page.getByRole("rowheader").elements()).toHaveLength(3);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
