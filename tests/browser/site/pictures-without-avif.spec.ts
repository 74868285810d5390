import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

/** The address of the file that a picture shows; nothing while it is broken. */
const fileShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ""));

test("a browser that cannot show AVIF shows JPEG, even where phones get another crop", async ({ page }) => {
  await page.route("**/*.avif", (route) => route.fulfill({ contentType: "image/avif", body: "not a picture" }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.locator(".category-row img").first().scrollIntoViewIfNeeded();
  for (const picture of [".hero__slide--active img", ".category-row img"])
    await expect.poll(() => fileShown(page, picture)).toMatch(/\.jpg$/);
});
