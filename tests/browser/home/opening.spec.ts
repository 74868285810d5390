import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { carousel, expectSlide, openWithClock, slide, slides } from "./opening-carousel.ts";

test.describe("the opening carousel", () => {
  test("has the three slides with their words, buttons and roles", async ({ page }) => {
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

  test("follows the arrow keys while focus is within, and focus stays in the current slide", async ({ page }) => {
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

  test("loads the pictures of later slides after hydration", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.route(/\/static\//, (route) => route.abort());
    await page.goto("/");
    await expect(carousel(page).locator("img")).toHaveCount(1);
    await expect(carousel(page).locator("img")).toHaveAttribute("fetchpriority", "high");
    await context.close();
  });

  test("scrolls from the third slide's button to the product section and moves focus there", async ({ page }) => {
    await open(page, "/");
    await carousel(page).getByRole("button", { name: "Slide 3:" }).click();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page.locator("#products")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Premier Acoustic Products and Design Services" })).toBeInViewport();
    await expect(carousel(page)).not.toBeInViewport({ ratio: 0.5 });
  });
});

/** Drags a finger across the page in four steps. */
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

test.describe("the opening carousel on touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("steps with a swipe of 40 px, forward to the left and back to the right", async ({ page }) => {
    await open(page, "/");
    await drag(page, { x: 200, y: 250 }, { x: -40, y: 0 });
    await expectSlide(page, 2);
    await drag(page, { x: 200, y: 250 }, { x: 40, y: 0 });
    await expectSlide(page, 1);
  });

  test("stays with a swipe of less than 40 px", async ({ page }) => {
    await openWithClock(page);
    await drag(page, { x: 200, y: 250 }, { x: -38, y: 0 });
    await page.clock.runFor(300);
    await expectSlide(page, 1);
  });

  test("leaves vertical movement to the page", async ({ page }) => {
    await openWithClock(page);
    await drag(page, { x: 200, y: 400 }, { x: -60, y: -300 });
    await expectSlide(page, 1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all three slides can be scrolled side by side, with their pictures and buttons", async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).locator("img")).toHaveCount(3);
    for (const number of [1, 2, 3] as const) {
      await slide(page, number).getByRole("link").focus();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });

  test("Get Started links to the product section", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/#products$/);
    await expect(page.getByRole("heading", { name: "Premier Acoustic Products and Design Services" })).toBeInViewport();
  });
});
