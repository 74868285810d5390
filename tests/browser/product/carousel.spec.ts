import { expect, expectStarted, open, test } from "#tests/browser/fixtures.ts";
import type { Page } from "@playwright/test";

const path = "/wallPanels/perforatedPanel";
const pictures = 3;

const carousel = (page: Page) => page.getByRole("region", { name: "Pictures of the Perforated Acoustic Panel" });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');
const count = (page: Page) => carousel(page).locator(".carousel__count");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

async function openLive(page: Page) {
  await open(page, path);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(button(page, "Next picture")).toBeVisible();
}

/** The carousel with a fake clock and with the pointer away from it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await openLive(page);
  await page.clock.pauseAt(60_000);
}

/** Distance of the middle of the current slide from the middle of the strip, in pixels. */
async function distanceFromTheMiddle(page: Page): Promise<number> {
  return carousel(page).evaluate((region) => {
    const places = [".carousel__viewport", "[data-current]"].map((selector) =>
      [...region.querySelectorAll(selector)].map((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      }),
    );
    const [[strip = 0] = [], current = []] = places;
    return Math.min(...current.map((slide) => Math.abs(slide - strip)));
  });
}

for (const [width, shown] of [
  [1440, 2],
  [1025, 2],
  [1024, 3],
  [601, 3],
  [600, 1],
] as const) {
  test(`at ${width} px the strip is as wide as ${shown} slides, with one in the middle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page);
    const slideWidth = await slides(page)
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width);
    const stripWidth = await carousel(page).evaluate((region) => region.getBoundingClientRect().width);
    expect(stripWidth / slideWidth).toBeCloseTo(shown, 1);
    expect(await distanceFromTheMiddle(page)).toBeLessThan(2);
  });
}

test("the arrows step by one slide endlessly in both directions", async ({ page }) => {
  await openLive(page);
  await expect(count(page)).toHaveText(`Picture 1 / ${pictures}`);
  for (const number of [2, 3, 1, 2]) {
    await button(page, "Next picture").click();
    await expect(count(page)).toHaveText(`Picture ${number} / ${pictures}`);
    await expect.poll(() => distanceFromTheMiddle(page)).toBeLessThan(2);
  }
  for (const number of [1, 3, 2]) {
    await button(page, "Previous picture").click();
    await expect(count(page)).toHaveText(`Picture ${number} / ${pictures}`);
    await expect.poll(() => distanceFromTheMiddle(page)).toBeLessThan(2);
  }
});

test("a step takes 500 ms", async ({ page }) => {
  await openWithClock(page);
  await button(page, "Next picture").click();
  await page.clock.runFor(440);
  expect(await distanceFromTheMiddle(page)).toBeGreaterThan(2);
  await page.clock.runFor(120);
  expect(await distanceFromTheMiddle(page)).toBeLessThan(0.5);
});

test("repeated slides are inert and hidden from assistive technology; each picture is there once without them", async ({
  page,
}) => {
  await openLive(page);
  const all = await slides(page).evaluateAll((each) =>
    each.map((slide) => ({
      inert: slide.hasAttribute("inert"),
      hidden: slide.getAttribute("aria-hidden") === "true",
      label: slide.getAttribute("aria-label"),
    })),
  );
  expect(all.length).toBeGreaterThan(pictures);
  for (const { inert, hidden } of all) expect(inert).toBe(hidden);
  expect(all.filter(({ inert }) => !inert).map(({ label }) => label)).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
});

test("it advances automatically every 5000 ms, except under the pointer or while paused", async ({ page }) => {
  await openWithClock(page);
  await button(page, "Previous picture").evaluate((element: HTMLElement) => element.click());
  const before = Number((await count(page).textContent())?.match(/\d/)?.[0]);
  const next = `Picture ${(before % pictures) + 1} / ${pictures}`;
  await page.clock.runFor(5100);
  await expect(count(page)).toHaveText(next);
  await button(page, "Pause slideshow").hover();
  await page.clock.runFor(20_000);
  await expect(count(page)).toHaveText(next);
  await button(page, "Pause slideshow").click();
  await button(page, "Play slideshow").blur();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(count(page)).toHaveText(next);
});

test("with reduced motion it does not advance, and a step is not animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await expect(button(page, "Pause slideshow")).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(count(page)).toHaveText("Picture 1 / 3");
  await button(page, "Next picture").click();
  await page.clock.runFor(20);
  expect(await distanceFromTheMiddle(page)).toBeLessThan(2);
});

test("nothing shifts when the carousel replaces the strip", async ({ page }) => {
  await page.goto(path);
  const places = () => slides(page).evaluateAll((each) => each.map((slide) => slide.getBoundingClientRect().left));
  const before = await places();
  await expectStarted(page);
  await expect(button(page, "Next picture")).toBeVisible();
  const after = await places();
  for (const [index, left] of before.entries()) expect(Math.abs(left - (after[index] ?? 0))).toBeLessThan(1.5);
  const { width } = page.viewportSize()!;
  for (const left of after.slice(before.length)) expect(left).toBeGreaterThanOrEqual(width);
});

test("a strip that was scrolled before stays at its picture", async ({ page }) => {
  await page.route(/carousel-engine/, async (route) => {
    await page.locator(".opening-pictures .carousel__viewport").evaluate((strip) => {
      strip.scrollLeft = strip.clientWidth / 2;
    });
    await route.continue();
  });
  await openLive(page);
  await expect(count(page)).toHaveText("Picture 2 / 3");
  expect(await distanceFromTheMiddle(page)).toBeLessThan(2);
});

test("if its code does not load the strip can be scrolled", async ({ page }) => {
  await page.route(/carousel-engine/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  await open(page, path);
  await page.mouse.move(5, 5);
  await expect(page.locator(".finish-viewer__tools").first()).toBeVisible();
  await expect(button(page, "Next picture")).toBeHidden();
  const strip = carousel(page).locator(".carousel__viewport");
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth / 2 }));
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures are a scrolling strip, with their captions and without dead controls", async ({ page }) => {
    await page.goto(path);
    await expect(button(page, "Next picture")).toBeHidden();
    await expect(carousel(page).locator("figcaption").first()).toBeVisible();
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(1)).toBeInViewport();
    const strip = carousel(page).locator(".carousel__viewport");
    await expect(strip).toHaveCSS("overflow-x", "auto");
    await expect(strip).toHaveCSS("scroll-snap-type", "x mandatory");
  });
});
