import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { bareProductCard, drawing, productCard, productCards } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { CardGrid } from "./card-grid.tsx";
import { ProductCard, type ProductCardContent } from "./product-card.tsx";

/** Cards in the rows of a listing. */
function listing(products: ProductCardContent[]) {
  return (
    <CardGrid
      columns={{ small: 1, medium: 2, large: 4 }}
      cards={products.map((product) => ({
        key: product.path,
        card: <ProductCard product={product} action={<button type="button">Add</button>} />,
      }))}
    />
  );
}

describe("the cards of a listing", () => {
  test.each([0, 1, manyCount])("are %i, each with a heading that leads to its product", async (count) => {
    await renderOnPage(listing(productCards(count)));
    expect(page.getByRole("article").elements()).toHaveLength(count);
    const headings = page.getByRole("heading", { level: 2 });
    expect(headings.elements()).toHaveLength(count);
    const addresses = headings
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(new Set(addresses).size).toBe(count);
  });

  test("clip nothing where there are sixty", async () => {
    expect(await layoutFaultsOnScreens(await renderOnPage(listing(productCards(manyCount))))).toEqual([]);
  });

  test.each(awkwardNames)("hold a name that is %s", async (_kind, name) => {
    const part = await renderOnPage(listing([productCard({ name }), ...productCards(3)]));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await expect.element(page.getByRole("link", { name })).toBeVisible();
  });

  test("hold long words and Hindi in their descriptions and figures", async () => {
    const figures = [
      { label: longWord, value: longWord },
      { label: longHindiText, value: longHindiText, sample: true },
      { label: "Size", value: longWord },
      { label: longWord.toLowerCase(), value: "12 mm" },
    ];
    const cards = [longWord, longHindiText].map((description, place) =>
      productCard({ productId: `${place}`, path: `/${place}`, description, figures }),
    );
    expect(await layoutFaultsOnScreens(await renderOnPage(listing([...cards, ...productCards(2)])))).toEqual([]);
  });

  test("hold sixty figures", async () => {
    const figures = listOf(manyCount, (place) => ({ label: `Figure ${place}`, value: `${place} mm` }));
    const part = await renderOnPage(listing([productCard({ figures }), ...productCards(3)]));
    expect(page.getByRole("definition").elements().length).toBeGreaterThanOrEqual(manyCount);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("have no empty label or list where only the name is known", async () => {
    const part = await renderOnPage(listing([bareProductCard()]));
    expect(part.textContent).toBe("Cork PanelAdd");
    expect(part.querySelectorAll("dl, dt, dd, p, img")).toHaveLength(0);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("show the drawing of a product without a picture", async () => {
    await renderOnPage(listing([{ ...bareProductCard(), drawing }]));
    await expect.element(page.getByRole("img", { name: "Cork Panel" })).toBeVisible();
  });
});
