import { expect, open, test } from "#tests/browser/fixtures.ts";
import { categories, header } from "#tests/browser/shell/shell-page.ts";

test.describe("the header", () => {
  test("has a logo that links to the home page", async ({ page }) => {
    await page.goto("/about");
    await expect(header(page).getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
  });
});

test.describe("the footer", () => {
  test("links to every page it names", async ({ page, request }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const { name, path } of [
      { name: "Home", path: "/" },
      { name: "About Us", path: "/about" },
      { name: "Our Work", path: "/projects" },
      ...categories,
      { name: "Contact Us", path: "/contact" },
      { name: "Privacy", path: "/privacy" },
    ]) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
      expect((await request.get(path)).ok(), path).toBe(true);
    }
  });

  test("names both offices and the ways to reach the company", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading", { name: "Corporate office" })).toBeVisible();
    await expect(footer.getByRole("heading", { name: "Registered office" })).toBeVisible();
    await expect(footer.locator("address")).toContainText([/Delhi.*India/, /Delhi.*India/]);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(footer.getByRole("link", { name: /chat/i })).toHaveAttribute("href", /^https:.*\d{10}/);
    await expect(footer.getByRole("link", { name: /network/i })).toHaveCount(2);
    await expect(footer.getByRole("link", { name: /e-catalogue/i })).toHaveAttribute("href", /\.pdf$/);
    await expect(footer).toContainText(/Copyright © 2024-25 .+ All Rights Reserved/);
  });
});

test.describe("navigation", () => {
  test("a new page starts at its top, for the keyboard too, and Back restores the scroll position", async ({
    page,
  }) => {
    await open(page, "/");
    const link = page.getByRole("link", { name: "Explore Stage Systems" });
    await link.scrollIntoViewIfNeeded();
    // The part below the slides hydrates at the first interaction; before that, its links load whole pages.
    await expect(page.getByRole("region", { name: "Our Experience" }).getByRole("link").nth(1)).toHaveAttribute(
      "aria-haspopup",
      "dialog",
    );
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL("/stageSystems");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(link).toBeInViewport();
  });

  test("the skip link leads past the header", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
    expect(inMain).toBe(true);
  });
});

test("logo, list, search and menu stay in one row on a phone at double text size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const banner = page.getByRole("banner");
  for (const part of [
    banner.getByRole("link", { name: /home/i }).first(),
    banner.getByRole("link", { name: /^Shortlist/ }).first(),
    banner.getByRole("button", { name: "Search" }),
    banner.getByRole("button", { name: "Menu" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

/** As visitors with dyslexia set it (WCAG 1.4.12). */
function widenText() {
  for (const { style } of document.querySelectorAll<HTMLElement>(".site-header *"))
    style.cssText = "letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5";
}

function lengthenName() {
  document.querySelector(".site-header .logo")!.textContent = "Sonorous Interiors & Acoustics Private Limited";
}

for (const [what, change] of [
  ["wider letters and words", widenText],
  ["a long company name", lengthenName],
] as const) {
  test(`the header of a phone stays within the screen with ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, "/about");
    await page.evaluate(change);
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
