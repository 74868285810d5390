import { catalogue } from "#content/catalogue.ts";
import { answerForOtherSites, expect, open, test } from "#tests/browser/fixtures.ts";

test.describe("the product section", () => {
  const categories = catalogue().homeCategories.map(({ menuLabel, path, cards }) => ({
    name: menuLabel,
    path,
    products: cards.length,
  }));

  test("shows the categories in their order, each with its products and a link to it", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "Premier Acoustic Products and Design Services" });
    await expect(section).toContainText("Unmatched acoustic expertise for diverse applications.");
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(categories.map(({ name }) => name));
    for (const { name, path, products } of categories) {
      const row = section.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(row.getByRole("list", { name: `All ${name}` }).getByRole("link")).toHaveCount(products);
      await expect(row.getByRole("link", { name: `Explore ${name}` })).toHaveAttribute("href", path);
    }
  });
});

test.describe("the contact block", () => {
  test("names two offices, two numbers and two addresses, and has a plain link to the map", async ({ page }) => {
    await page.goto("/");
    const block = page.getByRole("region", { name: "Contact Us" });
    await expect(block.getByText("Corporate office")).toBeVisible();
    await expect(block.getByText("Registered office")).toBeVisible();
    await expect(block.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(block.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(block.getByRole("link", { name: "Open the map" })).toHaveAttribute("href", /^https:/);
  });

  test("contacts the map service only when the visitor scrolls near", async ({ page, otherSites }) => {
    await answerForOtherSites(page);
    await open(page, "/");
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(otherSites).toEqual([]);
    await page.getByRole("region", { name: "Contact Us" }).scrollIntoViewIfNeeded();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("title", /.+/);
    await expect(frame).toHaveCSS("opacity", "1");
    expect((await frame.boundingBox())?.height).toBe(450);
    expect(otherSites.length).toBeGreaterThan(0);
  });

  test("keeps its drawn background if the map service cannot be reached", async ({ page, allowConsoleError }) => {
    allowConsoleError(/Failed to load resource/);
    await page.route(/openstreetmap/, (route) => route.abort());
    await open(page, "/");
    const asked = page.waitForEvent("requestfailed");
    await page.getByRole("region", { name: "Contact Us" }).scrollIntoViewIfNeeded();
    await asked;
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator(".map-ground")).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser loads the map's iframe lazily", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("iframe")).toHaveAttribute("loading", "lazy");
    await expect(page.locator("iframe")).toHaveAttribute("title", /.+/);
  });
});
