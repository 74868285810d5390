import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/e2e/fixtures.ts";

const categories = [
  { name: "Wall Panels", path: "/wallPanels" },
  { name: "Acoustic Ceilings", path: "/acousticCeilings" },
  { name: "Metal Ceilings", path: "/metalCeilings" },
  { name: "Seating Systems", path: "/seatingSystems" },
  { name: "Acoustic Doors", path: "/acousticDoors" },
  { name: "Stage Systems", path: "/stageSystems" },
];

const header = (page: Page) => page.getByRole("banner");
const productsButton = (page: Page) => header(page).getByRole("button", { name: "Products" });
const menuButton = (page: Page) => header(page).getByRole("button", { name: "Menu" });
const panel = (page: Page) => page.locator("#products-panel");
const sheet = (page: Page) => page.locator("#menu-sheet");

test.describe("the header", () => {
  for (const { name, path } of [
    { name: "Home", path: "/" },
    { name: "About", path: "/about" },
    { name: "Projects", path: "/projects" },
    { name: "Contact", path: "/contact" },
  ]) {
    test(`marks ${name}, and nothing else, as the page that is shown`, async ({ page }) => {
      await page.goto(path);
      const current = header(page).getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
      await expect(current).toHaveText([name]);
      await expect(productsButton(page)).toHaveAttribute("data-active", "false");
    });
  }

  for (const path of [
    "/wallPanels",
    "/acousticCeilings",
    "/seatingSystems",
    "/acousticDoors",
    "/wallPanels/petPanel",
    "/acousticCeilings/absoftTile",
    "/seatingSystems/abt01",
    "/acousticDoors/door",
  ]) {
    test(`lights Products on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(productsButton(page)).toHaveAttribute("data-active", "true");
    });
  }

  for (const path of [
    "/metalCeilings",
    "/stageSystems",
    "/metalCeilings/teeGrid",
    "/stageSystems/parCan",
    "/product",
  ]) {
    test(`does not light Products on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(productsButton(page)).toHaveAttribute("data-active", "false");
    });
  }

  test("has the logo lead home", async ({ page }) => {
    await page.goto("/about");
    await expect(header(page).getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
  });

  test("turns to paper once the page is scrolled", async ({ page }) => {
    await open(page, "/");
    await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.mouse.wheel(0, 600);
    await expect(header(page)).toHaveCSS("background-color", "rgb(244, 241, 234)");
    await expect(header(page).getByRole("link", { name: "About" })).toBeInViewport();
  });
});

test.describe("the Products menu", () => {
  test("lists the six categories in their order with their addresses", async ({ page }) => {
    await open(page, "/about");
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "false");
    await productsButton(page).click();
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "true");
    const links = panel(page).getByRole("list").first().getByRole("link");
    await expect(links).toHaveCount(6);
    for (const [index, { name, path }] of categories.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
  });

  test("leads to the category that is chosen and closes", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).click();
    await panel(page).getByRole("link", { name: "Metal Ceilings" }).click();
    await expect(page).toHaveURL("/metalCeilings");
    await expect(panel(page)).toBeHidden();
    await expect(productsButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("closes with Escape and gives the focus back to its button", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link", { name: "Wall Panels" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(productsButton(page)).toBeFocused();
  });

  test("closes when the focus leaves it, so that it covers nothing that is focused", async ({ page }) => {
    await open(page, "/about");
    await productsButton(page).click();
    await panel(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
  });

  test("closes at a press beside it", async ({ page }) => {
    await open(page, "/");
    await productsButton(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(panel(page)).toBeHidden();
  });

  test("opens and closes in 300 ms", async ({ page }) => {
    await page.goto("/about");
    for (const menu of [panel(page), sheet(page)]) {
      const durations = await menu.evaluate((element) => getComputedStyle(element).transitionDuration.split(", "));
      expect(new Set(durations)).toEqual(new Set(["0.3s"]));
    }
  });
});

test.describe("below 992 px", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("the entries give way to a button named Menu", async ({ page }) => {
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
      await expect(sheet(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(sheet(page).getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    await menuButton(page).click();
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  for (const name of ["Projects", "Seating Systems", "About"]) {
    test(`choosing ${name} closes the menu`, async ({ page }) => {
      await open(page, "/about");
      await menuButton(page).click();
      await sheet(page).getByRole("link", { name }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("Escape closes the menu and gives the focus back", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("the list of products folds and unfolds", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    const products = sheet(page).getByRole("button", { name: "Products" });
    await expect(products).toHaveAttribute("aria-expanded", "true");
    await products.click();
    await expect(products).toHaveAttribute("aria-expanded", "false");
    await expect(sheet(page).getByRole("link", { name: "Wall Panels" })).toBeHidden();
  });

  test("an open menu closes when the window grows past the breakpoint", async ({ page }) => {
    await open(page, "/about");
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(sheet(page)).toBeHidden();
  });

  test("the menu lights Products as the header does", async ({ page }) => {
    await open(page, "/wallPanels");
    await menuButton(page).click();
    await expect(sheet(page).getByRole("button", { name: "Products" })).toHaveAttribute("data-active", "true");
    await expect(sheet(page).getByRole("link", { name: "Wall Panels" })).toHaveAttribute("aria-current", "page");
  });
});

test.describe("the footer", () => {
  test("leads to every page it names", async ({ page, request }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const { name, path } of [
      { name: "Home", path: "/" },
      { name: "About Us", path: "/about" },
      { name: "Our Work", path: "/projects" },
      ...categories,
      { name: "Contact Us", path: "/contact" },
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

test.describe("moving between pages", () => {
  test("a new page starts at the top with the focus on its content, and Back returns to where one was", async ({
    page,
  }) => {
    await open(page, "/");
    const link = page.getByRole("link", { name: "Explore Stage Systems" });
    await link.scrollIntoViewIfNeeded();
    const leftAtPx = await page.evaluate(() => window.scrollY);
    expect(leftAtPx).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL("/stageSystems");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(leftAtPx));
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the Products menu opens and leads to a category", async ({ page }) => {
    await page.goto("/about");
    await productsButton(page).click();
    await panel(page).getByRole("link", { name: "Acoustic Doors" }).click();
    await expect(page).toHaveURL("/acousticDoors");
  });

  test.describe("below 992 px", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the menu opens with every entry and leads to a page", async ({ page }) => {
      await page.goto("/");
      await menuButton(page).click();
      await expect(sheet(page).getByRole("link", { name: "Stage Systems" })).toBeVisible();
      await sheet(page).getByRole("link", { name: "Projects" }).click();
      await expect(page).toHaveURL("/projects");
    });
  });
});
