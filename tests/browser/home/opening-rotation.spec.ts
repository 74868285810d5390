import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/fixtures.ts";
import { carousel, expectSlide, openWithClock, slide } from "./opening-carousel.ts";

/** A link outside the carousel that is on the screen with it. */
const homeLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Nishabd Acoustics, home" });

/** Moves the pointer out of the carousel, which stays on the screen. */
async function pointBelow(page: Page) {
  const { y, height } = (await carousel(page).boundingBox())!;
  await page.mouse.move(600, y + height + 10);
}

test.describe("the automatic rotation of the opening carousel", () => {
  test("advances every 5000 ms and starts again after the last slide", async ({ page }) => {
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

  test("pauses while the pointer is over it and resumes with the remaining time", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(3000);
    await page.mouse.move(600, 400);
    await expect(carousel(page)).toHaveAttribute("data-rotating", "false");
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await pointBelow(page);
    await expect(carousel(page)).toHaveAttribute("data-rotating", "true");
    await page.clock.runFor(1800);
    await expectSlide(page, 1);
    await page.clock.runFor(400);
    await expectSlide(page, 2);
  });

  test("pauses while focus is inside", async ({ page }) => {
    await openWithClock(page);
    await slide(page, 1).getByRole("link").focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await homeLink(page).focus();
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });

  test("pauses from Pause until Play", async ({ page }) => {
    await openWithClock(page);
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await homeLink(page).focus();
    await pointBelow(page);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole("button", { name: "Play" }).click();
    await homeLink(page).focus();
    await pointBelow(page);
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });

  test("pauses while it is off screen and resumes with the remaining time", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(3000);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(carousel(page)).toHaveAttribute("data-rotating", "false");
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(carousel(page)).toHaveAttribute("data-rotating", "true");
    await page.clock.runFor(1800);
    await expectSlide(page, 1);
    await page.clock.runFor(400);
    await expectSlide(page, 2);
  });

  test("pauses in a hidden tab", async ({ page }) => {
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

  test("never starts if the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole("button", { name: /Pause|Play/ })).toHaveCount(0);
  });

  test("announces slides only while it does not rotate automatically", async ({ page }) => {
    await openWithClock(page);
    const region = carousel(page).locator("[aria-live]");
    await expect(region).toHaveAttribute("aria-live", "off");
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await expect(region).toHaveAttribute("aria-live", "polite");
  });
});
