import { catalogue } from "#content/catalogue.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const product = catalogue().products.find(({ specifications }) => specifications.length > 0)!;

declare global {
  interface Window {
    /** The later parts in sight that have moved without being scrolled. */
    moved: string[];
  }
}

/** Notes which later parts move from now on, as Chromium reports it. */
const watchMoves = () => {
  window.moved = [];
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[];
    for (const { node } of shifts.flatMap(({ sources }) => sources)) {
      const part = node instanceof Element ? node.closest("[data-later]") : undefined;
      if (part) window.moved.push(part.id || part.className);
    }
  }).observe({ type: "layout-shift" });
};

/** Two frames have been shown, and what was noted of them has been told. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });

test("what begins below the first screen is laid out once the page is alive, and nothing in sight moves", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(product.path);
  await page.mouse.wheel(0, 5000);
  await page.mouse.wheel(0, -3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.evaluate(watchMoves);
  scripts.resolve();
  await expect(page.locator("html[data-laid-out]")).toBeAttached();
  await page.evaluate(settled);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test("a page that is opened at a section shows it", async ({ page }) => {
  await open(page, `${product.path}#specifications`);
  await expect(page.locator("html[data-laid-out]")).toBeAttached();
  await expect(page.locator("#specifications h2")).toBeInViewport();
});

/** The height of the page, and its parts that are left out because they are far from the screen. */
const extent = () => ({
  heightPx: document.documentElement.scrollHeight,
  leftOut: [...document.querySelectorAll("[data-distant]")].map((part) => part.id || part.className),
});

test("what is far from the screen is left out, and is there when the page comes near, at the same height", async ({
  page,
}) => {
  await open(page, product.path);
  await expect(page.locator("[data-distant]").first()).toBeAttached();
  const before = await page.evaluate(extent);
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  await expect(page.locator(".site-footer[data-distant]")).toHaveCount(0);
  const after = await page.evaluate(extent);
  expect(after.leftOut).not.toEqual(before.leftOut);
  expect(after.heightPx).toBe(before.heightPx);
});

test("a part that changes while it is left out gets its new height", async ({ page }) => {
  await open(page, product.path);
  const last = page.locator("footer[data-distant]");
  await expect(last).toBeAttached();
  const before = await page.evaluate(extent);
  await last.evaluate((footer) =>
    footer.append(Object.assign(document.createElement("p"), { style: "height: 500px" })),
  );
  await expect.poll(async () => (await page.evaluate(extent)).heightPx).toBeGreaterThanOrEqual(before.heightPx + 500);
});

test("a page that is made narrower has the height that its parts have at the new width", async ({ page }) => {
  await open(page, product.path);
  await expect(page.locator("[data-distant]").first()).toBeAttached();
  await page.setViewportSize({ width: 600, height: 800 });
  const laidOut = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-distant] { content-visibility: visible !important }");
      document.adoptedStyleSheets = [sheet];
      const heightPx = document.documentElement.scrollHeight;
      document.adoptedStyleSheets = [];
      return { heightPx, leftOutPx: document.documentElement.scrollHeight };
    });
  await expect.poll(async () => (await laidOut()).leftOutPx - (await laidOut()).heightPx).toBe(0);
});
