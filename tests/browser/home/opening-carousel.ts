import type { Page } from "@playwright/test";
import { expect, open } from "#tests/browser/fixtures.ts";

/** The three slides as specified. */
export const slides = [
  { heading: "Elevating Acoustic Solutions For All", button: "Contact Us" },
  { heading: "Innovative Acoustic Designs", button: "Our Projects" },
  { heading: "Specialized Acoustic Materials", button: "Get Started" },
] as const;

export const carousel = (page: Page) => page.locator('section[aria-roledescription="carousel"]');
export const slide = (page: Page, number: 1 | 2 | 3) => page.locator('[aria-roledescription="slide"]').nth(number - 1);

/** Asserts that only this slide is shown and interactive. */
export async function expectSlide(page: Page, number: 1 | 2 | 3) {
  await expect(slide(page, number)).not.toHaveAttribute("inert");
  await expect(page.getByRole("heading", { name: slides[number - 1]?.heading ?? "" })).toBeVisible();
  await expect(page.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(1);
  await expect(carousel(page).getByRole("button", { name: `Slide ${number}:` })).toHaveAttribute(
    "aria-current",
    "true",
  );
}

/** The carousel with a fake clock and with the pointer away from it. */
export async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page, "/");
  await page.clock.pauseAt(60_000);
  await carousel(page)
    .getByRole("button", { name: "Slide 1:" })
    .evaluate((line: HTMLElement) => line.click());
  await expectSlide(page, 1);
}
