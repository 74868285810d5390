import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { categories, header, productsButton } from "#tests/browser/shell/shell-page.ts";

const menuButton = (page: Page) => header(page).getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.locator("#menu");

test.describe("the Products menu", () => {
  test("lists the categories in order with their addresses", async ({ page }) => {
    await open(page, "/about");
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "false");
    await productsButton(page).click();
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "true");
    const links = menu(page).getByRole("list").first().getByRole("link");
    await expect(links).toHaveCount(categories.length);
    for (const [index, { name, path }] of categories.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
  });

  test("opens the chosen category and closes", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).click();
    await menu(page).getByRole("link", { name: "Metal Ceilings" }).click();
    await expect(page).toHaveURL("/metalCeilings");
    await expect(menu(page)).toBeHidden();
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("closes with Escape and returns focus to its button", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Wall Panels" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(productsButton(page)).toBeFocused();
  });

  test("closes when focus leaves it, so that it covers no focused element", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).click();
    await menu(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
  });

  test("closes when the page beside it is clicked", async ({ page }) => {
    await open(page, "/");
    await productsButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(menu(page)).toBeHidden();
  });

  test("opens and closes in 300 ms", async ({ page }) => {
    await page.goto("/about");
    const durations = await menu(page).evaluate((element) => getComputedStyle(element).transitionDuration.split(", "));
    expect(new Set(durations)).toEqual(new Set(["0.3s"]));
  });
});

test.describe("below 992 px", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("a button named Menu replaces the entries", async ({ page }) => {
    await page.goto("/about");
    await expect(menuButton(page)).toBeVisible();
    await expect(productsButton(page)).toBeHidden();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(productsButton(page)).toBeVisible();
  });

  test("the menu opens, says so, and holds every entry", async ({ page }) => {
    await open(page, "/about");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Home", "About", "Projects", "Contact", ...categories.map((each) => each.name)]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  for (const name of ["Projects", "Seating Systems", "About"]) {
    test(`choosing ${name} closes the menu`, async ({ page }) => {
      await open(page, "/about");
      await menuButton(page).click();
      await menu(page).getByRole("link", { name }).click();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("Escape closes the menu and returns focus", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("the list of products expands and collapses", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    const products = menu(page).getByRole("button", { name: "Products" });
    await expect(products).toHaveAttribute("aria-expanded", "true");
    await products.click();
    await expect(products).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page).getByRole("link", { name: "Wall Panels" })).toBeHidden();
  });

  test("an open menu closes when the window is widened past the breakpoint", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
  });

  test("the menu highlights Products as the header does", async ({ page }) => {
    await open(page, "/wallPanels");
    await menuButton(page).click();
    await expect(menu(page).getByRole("button", { name: "Products" })).toHaveAttribute("data-active", "true");
    await expect(menu(page).getByRole("link", { name: "Wall Panels" })).toHaveAttribute("aria-current", "page");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Products menu opens and links to a category", async ({ page }) => {
    await page.goto("/about");
    await productsButton(page).click();
    await menu(page).getByRole("link", { name: "Acoustic Doors" }).click();
    await expect(page).toHaveURL("/acousticDoors");
  });

  test.describe("below 992 px", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the menu opens with every entry and links to a page", async ({ page }) => {
      await page.goto("/");
      await menuButton(page).click();
      await expect(menu(page).getByRole("link", { name: "Stage Systems" })).toBeVisible();
      await menu(page).getByRole("link", { name: "Projects" }).click();
      await expect(page).toHaveURL("/projects");
    });
  });
});
