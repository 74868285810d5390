import { expect, open, test } from "#tests/e2e/fixtures.ts";
import type { Page } from "@playwright/test";

const slides = [
  { heading: "Elevating Acoustic Solutions For All", button: "Contact Us" },
  { heading: "Innovative Acoustic Designs", button: "Our Projects" },
  { heading: "Specialized Acoustic Materials", button: "Get Started" },
] as const;

const carousel = (page: Page) => page.locator('section[aria-roledescription="carousel"]');
const slide = (page: Page, number: 1 | 2 | 3) => page.locator('[aria-roledescription="slide"]').nth(number - 1);

async function expectSlide(page: Page, number: 1 | 2 | 3) {
  await expect(slide(page, number)).not.toHaveAttribute("inert");
  await expect(page.getByRole("heading", { name: slides[number - 1]?.heading ?? "" })).toBeVisible();
  await expect(page.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(1);
  await expect(carousel(page).getByRole("button", { name: `Slide ${number}:` })).toHaveAttribute(
    "aria-current",
    "true",
  );
}

/** The carousel under a clock that only the test moves, with the pointer away from it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page, "/");
  await page.clock.pauseAt(60_000);
  await carousel(page)
    .getByRole("button", { name: "Slide 1:" })
    .evaluate((line: HTMLElement) => line.click());
  await expectSlide(page, 1);
}

test.describe("the opening carousel", () => {
  test("carries the three slides with their words, buttons and roles", async ({ page }) => {
    await open(page, "/");
    await expect(carousel(page)).toHaveAttribute("aria-label", /.+/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(slides[0].heading);
    for (const [index, { heading, button }] of slides.entries()) {
      const each = slide(page, (index + 1) as 1 | 2 | 3);
      await expect(each).toHaveAttribute("role", "group");
      await expect(each).toHaveAttribute("aria-label", `${index + 1} of 3: ${heading}`);
      await expect(each.locator("h1, h2")).toHaveText(heading);
      await expect(each.locator("a")).toHaveText(button);
    }
  });

  test("goes on every 5000 ms and begins again after the last slide", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(4900);
    await expectSlide(page, 1);
    await page.clock.runFor(200);
    await expectSlide(page, 2);
    await page.clock.runFor(5000);
    await expectSlide(page, 3);
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });

  test("stands still while the pointer is over it and goes on with the time that was left", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(3000);
    await page.mouse.move(600, 400);
    await expect(carousel(page)).toHaveAttribute("data-rotating", "false");
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.locator("footer").hover();
    await expect(carousel(page)).toHaveAttribute("data-rotating", "true");
    await page.clock.runFor(1800);
    await expectSlide(page, 1);
    await page.clock.runFor(400);
    await expectSlide(page, 2);
  });

  test("stands still while the focus is inside", async ({ page }) => {
    await openWithClock(page);
    await slide(page, 1).getByRole("link").focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.getByRole("link", { name: "Explore Wall Panels" }).focus();
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });

  test("stands still from Pause until Play", async ({ page }) => {
    await openWithClock(page);
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await page.getByRole("link", { name: "Explore Wall Panels" }).focus();
    await page.locator("footer").hover();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole("button", { name: "Play" }).click();
    await page.getByRole("link", { name: "Explore Wall Panels" }).focus();
    await page.locator("footer").hover();
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });

  test("stands still in a hidden tab", async ({ page }) => {
    await openWithClock(page);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await setHidden(false);
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });

  test("never starts where reduced motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole("button", { name: /Pause|Play/ })).toHaveCount(0);
  });

  test("announces slides only while it does not turn by itself", async ({ page }) => {
    await openWithClock(page);
    const region = carousel(page).locator("[aria-live]");
    await expect(region).toHaveAttribute("aria-live", "off");
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await expect(region).toHaveAttribute("aria-live", "polite");
  });

  test("wraps at both ends with Previous and Next", async ({ page }) => {
    await open(page, "/");
    await carousel(page).getByRole("button", { name: "Previous slide" }).click();
    await expectSlide(page, 3);
    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await expectSlide(page, 1);
    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await expectSlide(page, 2);
  });

  test("shows the slide whose line is pressed", async ({ page }) => {
    await open(page, "/");
    await carousel(page)
      .getByRole("button", { name: `Slide 3: ${slides[2].heading}` })
      .click();
    await expectSlide(page, 3);
  });

  test("follows the arrow keys while the focus is within, and the focus stays in the shown slide", async ({ page }) => {
    await open(page, "/");
    await slide(page, 1).getByRole("link").focus();
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 2);
    await expect(slide(page, 2).getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectSlide(page, 3);
    await page.getByRole("link", { name: "Explore Wall Panels" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 3);
  });

  test("leaves the pictures of later slides for after the start", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.route(/\/static\//, (route) => route.abort());
    await page.goto("/");
    await expect(carousel(page).locator("img")).toHaveCount(1);
    await expect(carousel(page).locator("img")).toHaveAttribute("fetchpriority", "high");
    await context.close();
  });

  test("puts the third slide's button to the product section and the focus with it", async ({ page }) => {
    await open(page, "/");
    await carousel(page).getByRole("button", { name: "Slide 3:" }).click();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page.locator("#products")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Premier Acoustic Products and Design Services" })).toBeInViewport();
    await expect(carousel(page)).not.toBeInViewport({ ratio: 0.5 });
  });
});

/** Draws a finger across the page in four steps. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + by.x * part, y: from.y + by.y * part }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test.describe("the opening carousel under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("turns at a swipe of 40 px, forward to the left and back to the right", async ({ page }) => {
    await open(page, "/");
    await drag(page, { x: 200, y: 250 }, { x: -40, y: 0 });
    await expectSlide(page, 2);
    await drag(page, { x: 200, y: 250 }, { x: 40, y: 0 });
    await expectSlide(page, 1);
  });

  test("stays at a swipe of less than 40 px", async ({ page }) => {
    await openWithClock(page);
    await drag(page, { x: 200, y: 250 }, { x: -38, y: 0 });
    await page.clock.runFor(300);
    await expectSlide(page, 1);
  });

  test("leaves a vertical movement to the page", async ({ page }) => {
    await openWithClock(page);
    await drag(page, { x: 200, y: 400 }, { x: -60, y: -300 });
    await expectSlide(page, 1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

test.describe("the product section", () => {
  const categories = [
    { name: "Wall Panels", path: "/wallPanels", products: 10 },
    { name: "Acoustic Ceilings", path: "/acousticCeilings", products: 6 },
    { name: "Seating Systems", path: "/seatingSystems", products: 11 },
    { name: "Acoustic Doors", path: "/acousticDoors", products: 1 },
    { name: "Stage Systems", path: "/stageSystems", products: 14 },
    { name: "Metal Ceilings", path: "/metalCeilings", products: 7 },
  ];

  test("shows the six categories in their order, each with its products and a way to it", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "Premier Acoustic Products and Design Services" });
    await expect(section).toContainText("Unmatched acoustic expertise for diverse applications.");
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(categories.map(({ name }) => name));
    for (const { name, path, products } of categories) {
      const row = section.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(row.getByRole("list", { name: `All of ${name}` }).getByRole("link")).toHaveCount(products);
      await expect(row.getByRole("link", { name: `Explore ${name}` })).toHaveAttribute("href", path);
    }
  });
});

const region = (page: Page) => page.getByRole("region", { name: "Our Experience" });
const tile = (page: Page, number: number) =>
  region(page)
    .getByRole("listitem")
    .nth(number - 1)
    .getByRole("link");

test.describe("Our Experience", () => {
  test("has eleven pictures, each with a project and a place", async ({ page }) => {
    await page.goto("/");
    await expect(region(page).getByRole("listitem")).toHaveCount(11);
    await expect(region(page).getByRole("listitem").filter({ hasText: /\w,$/ })).toHaveCount(1);
    await tile(page, 2).hover();
    await expect(tile(page, 2).locator(".gallery__label")).toHaveCSS("opacity", "1");
    await tile(page, 3).focus();
    await expect(tile(page, 3)).toHaveAccessibleName(/\w+ .*\w+, \w+/);
  });

  test("opens a picture large with its project and place, and gives the focus back when closed", async ({ page }) => {
    await open(page, "/");
    const name = (await tile(page, 4).locator(".gallery__name").textContent()) ?? "";
    await tile(page, 4).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("img")).toBeVisible();
    await expect(dialog.getByRole("img")).toHaveAttribute("alt", /.+/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(tile(page, 4)).toBeFocused();
  });

  test("closes with Escape and with a press beside the picture", async ({ page }) => {
    await open(page, "/");
    await tile(page, 1).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(tile(page, 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  test("steps with the arrow keys and wraps at both ends", async ({ page }) => {
    await open(page, "/");
    const name = (number: number) => tile(page, number).locator(".gallery__name").innerText();
    const [first, last] = [await name(1), await name(11)];
    await tile(page, 1).click();
    await expect(page.getByRole("dialog", { name: first })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog", { name: last })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: first })).toBeVisible();
  });

  test("says what is missing when the viewer does not arrive", async ({ page, allowConsoleError }) => {
    allowConsoleError(/ChunkLoadError|Failed to load resource|Failed to fetch/);
    await page.route(/picture-viewer/, (route) => route.abort());
    await open(page, "/");
    await tile(page, 1).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("ChunkLoadError");
    await expect(page.getByRole("alert")).toContainText("Loading chunk picture-viewer failed");
  });

  test("shows names without hovering on a touch screen", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect(tile(page, 2).locator(".gallery__label")).toHaveCSS("opacity", "1");
    await context.close();
  });
});

test.describe("the contact block", () => {
  test("names two offices, two numbers and two addresses, and a plain way to the map", async ({ page }) => {
    await page.goto("/");
    const block = page.getByRole("region", { name: "Contact Us" });
    await expect(block.getByText("Corporate office")).toBeVisible();
    await expect(block.getByText("Registered office")).toBeVisible();
    await expect(block.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(block.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(block.getByRole("link", { name: "Open the map" })).toHaveAttribute("href", /^https:/);
  });

  test("asks the map service only when the visitor comes near", async ({ page, otherSites }) => {
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

  test("keeps its drawn ground where the map service cannot be reached", async ({ page, allowConsoleError }) => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all three slides can be reached side by side, with their pictures and buttons", async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).locator("img")).toHaveCount(3);
    for (const number of [1, 2, 3] as const) {
      await slide(page, number).getByRole("link").focus();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });

  test("Get Started leads to the product section", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/#products$/);
    await expect(page.getByRole("heading", { name: "Premier Acoustic Products and Design Services" })).toBeInViewport();
  });

  test("a tile leads to its picture", async ({ page, request }) => {
    await page.goto("/");
    const links = page.getByRole("region", { name: "Our Experience" }).getByRole("listitem").getByRole("link");
    for (const link of await links.all()) {
      const picture = await request.get((await link.getAttribute("href")) ?? "");
      expect(picture.headers()["content-type"]).toMatch(/^image\//);
    }
  });

  test("the map's frame is left to the browser to load when near", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("iframe")).toHaveAttribute("loading", "lazy");
    await expect(page.locator("iframe")).toHaveAttribute("title", /.+/);
  });
});
