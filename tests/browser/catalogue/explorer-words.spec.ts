import { catalogue } from "#content/catalogue.ts";
import { count, field, printed, products, results } from "#tests/browser/catalogue/explorer-page.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const { items } = catalogue();

test.use({ viewport: { width: 1440, height: 900 } });

test("typing adds one history entry, and Back empties the field", async ({ page }) => {
  await open(page, "/product");
  await field(page).pressSequentially("teak", { delay: 200 });
  await expect(page).toHaveURL("/product?q=teak");
  await page.goBack();
  await expect(page).toHaveURL("/product");
  await expect(field(page)).toHaveValue("");
  await expect(count(page)).toHaveText(printed(items.length));
  await page.goForward();
  await expect(field(page)).toHaveValue("teak");
});

test("Back from a product restores the query, even if the product was opened before the address was updated", async ({
  page,
}) => {
  await open(page, "/product");
  await field(page).fill("teak");
  await expect(count(page)).not.toHaveText(printed(items.length));
  expect(new URL(page.url()).search).toBe("");
  await products(page).first().getByRole("link").dispatchEvent("click");
  await expect(page).not.toHaveURL(/\/product/);
  await page.goBack();
  await expect(page).toHaveURL("/product?q=teak");
  await expect(field(page)).toHaveValue("teak");
  await page.goBack();
  await expect(page).toHaveURL("/product");
});

test("the products that match a whole search are compared with one press", async ({ page }) => {
  await open(page, "/product");
  const compare = results(page).getByRole("link", { name: /^Compare the/ });
  await expect(compare).toHaveCount(0);
  await field(page).fill("ceiling NRC 0.85");
  await expect(count(page)).toContainText("Two match everything");
  await expect(compare).toHaveText("Compare the first 2");
  await compare.click();
  await expect(page).toHaveURL(/\/compare\?items=/);
  for (const name of ["Absoft", "Melamiano"])
    await expect(page.getByRole("main").getByRole("columnheader").filter({ hasText: name })).toBeVisible();
});

test("on a static host, whose page does not know the query, the field shows and searches for the words in the address", async ({
  page,
}) => {
  await page.route("**/product?q=teak", async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL("/product", route.request().url()).href }) }),
  );
  await open(page, "/product?q=teak");
  await expect(field(page)).toHaveValue("teak");
  await expect(count(page)).not.toHaveText(printed(items.length));
  // Longer than the delay before the address is updated.
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL("/product?q=teak");
});
