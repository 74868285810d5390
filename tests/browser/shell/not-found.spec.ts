import { catalogue } from "#content/catalogue.ts";
import { expect, expectReady, test } from "../fixtures.ts";

const categories = catalogue().categories.map(({ path }) => path);

for (const path of ["/nothing", "/nothing/at/all", "/wallPanels/nothing", "/projects/nothing"]) {
  test(`${path} returns status 404 and a link to all products`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found \|/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expectReady(page);
    await expect(page).toHaveURL(path);
    const screen = page.getByRole("main");
    for (const category of categories) await expect(screen.locator(`a[href="${category}"]`)).toBeVisible();
    await expect(screen.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/product");
    await expect(page.getByRole("banner").getByRole("link", { name: /home/i }).first()).toBeVisible();
  });
}

test("the search on the not-found page searches the catalogue", async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  await page.goto("/wallPannels/petPanel");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search products" });
  await field.fill("pet panel");
  await field.press("Enter");
  await expect(page).toHaveURL("/product?q=pet+panel");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /PET Panel/ })
      .first(),
  ).toBeVisible();
});

test("a category on the not-found page links to its listing", async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  await page.goto("/nothing");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Acoustic Doors/ })
    .click();
  await expect(page).toHaveURL("/acousticDoors");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acoustic Doors");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found page and its links work", async ({ page, allowConsoleError }) => {
    allowConsoleError(/404/);
    await page.goto("/nothing");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Wall Panels/ })
      .click();
    await expect(page).toHaveURL("/wallPanels");
  });
});

test("the not-found page does not scroll sideways at 320 px", async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/nothing");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});
