import { catalogue } from "#content/catalogue.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const product = catalogue().products.find(({ specifications }) => specifications.length > 0)!;

/** The later parts in sight that have moved without being scrolled, as Chromium reports them. */
const movedParts = () =>
  new Promise<string[]>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[];
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
      const parts = nodes.map((node) => (node instanceof Element ? node.closest("[data-later]") : undefined));
      resolve(parts.flatMap((part) => (part ? [part.id || part.className] : [])));
    }).observe({ type: "layout-shift", buffered: true });
    // Nothing has moved.
    setTimeout(resolve, 1000, []);
  });

test("what begins below the first screen is laid out once the page is alive, and nothing in sight moves", async ({
  page,
}) => {
  await page.goto(product.path);
  await page.mouse.wheel(0, 5000);
  await page.mouse.wheel(0, -3000);
  await expect(page.locator("html[data-laid-out]")).toBeAttached();
  expect(await page.evaluate(movedParts)).toEqual([]);
});

test("a page that is opened at a section shows it", async ({ page }) => {
  await open(page, `${product.path}#specifications`);
  await expect(page.locator("html[data-laid-out]")).toBeAttached();
  await expect(page.locator("#specifications h2")).toBeInViewport();
});
