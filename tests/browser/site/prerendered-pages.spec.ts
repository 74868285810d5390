import type { Page } from "puppeteer-core";
import { eventually, expect, prepared, test } from "./visitors-browser.ts";

/** Opens a page and waits until it has hydrated and has marked the links that are likely to be followed. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector("[data-likely]");
}

/** Clicks a link whose page has been prerendered and waits until it is shown. */
async function follow(page: Page, selector: string, path: string): Promise<void> {
  await prepared(page, path);
  await page.locator(selector).click();
  await eventually(page, (shown) => location.pathname === shown && !document.prerendering, path);
}

/** When the page was shown after prerendering; 0 if it was not prerendered. */
const shownAtMs = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).activationStart);

/** Addresses that a prerendered page needs and that had not loaded when it was shown. */
const neededAfterPress = (page: Page) =>
  page.evaluate(() => {
    const shown = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const needed = loaded.filter(({ name }) => /\.woff2$|\/entry\.client-|\/static\/data\//.test(name));
    return [shown, ...needed]
      .filter(({ responseEnd }) => responseEnd > (shown.activationStart ?? 0))
      .map(({ name }) => name);
  });

const tile = 'main h2 a[href="/acousticCeilings/calciLite"], main h3 a[href="/acousticCeilings/calciLite"]';

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForSelector(`:is(${selector})[data-likely]`);
}

test("a product in view on a phone is prerendered, and Back restores the scroll position", async ({
  phonePage: page,
  baseURL,
}) => {
  await openAtRest(page, `${baseURL}/acousticCeilings`);
  await scrollTo(page, tile);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await page.$$("[data-likely]")).length, "pages prepared at a time").toBeLessThanOrEqual(1);
  await follow(page, tile, "/acousticCeilings/calciLite");
  expect(await shownAtMs(page)).toBeGreaterThan(0);
  expect(await neededAfterPress(page), "loaded after the press").toEqual([]);
  await eventually(page, () => "ready" in document.documentElement.dataset);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Later, because the page cannot answer after navigation.
  await page.evaluate(() => setTimeout(() => history.back()));
  await eventually(
    page,
    (link) => {
      const { top, bottom } = document.querySelector(link)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return location.pathname === "/acousticCeilings" && top > 0 && bottom < innerHeight;
    },
    tile,
  );
});

test("a product in view is also prerendered for a visitor who uses the site offline", async ({
  phonePage: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/room`);
  await page.waitForSelector("html[data-ready]");
  await page.evaluate(() => void dispatchEvent(new Event("wheel")));
  await eventually(page, () => navigator.serviceWorker.controller !== null);
  await openAtRest(page, `${baseURL}/acousticCeilings`);
  await scrollTo(page, tile);
  await follow(page, tile, "/acousticCeilings/calciLite");
  expect(await shownAtMs(page)).toBeGreaterThan(0);
  expect(await neededAfterPress(page), "loaded after the press").toEqual([]);
});

test("a prerendered page is complete when it is shown", async ({ phonePage: page, baseURL }) => {
  await openAtRest(page, `${baseURL}/acousticCeilings`);
  await scrollTo(page, tile);
  await follow(page, tile, "/acousticCeilings/calciLite");
  await page.$eval(".site-footer", (footer) => footer.scrollIntoView({ behavior: "instant" }));
  await eventually(page, () => {
    const { top, bottom } = document.querySelector(".site-footer nav a")?.getBoundingClientRect() ?? {
      top: -1,
      bottom: -1,
    };
    return top >= 0 && bottom <= innerHeight;
  });
});

test("a page that was prerendered before the list changed shows the current list", async ({
  phonePage: page,
  baseURL,
}) => {
  await openAtRest(page, `${baseURL}/acousticCeilings`);
  await scrollTo(page, tile);
  await page.locator('button[aria-label^="Add to shortlist: CalciLite"]').click();
  await page.waitForSelector('.site-header a[href="/shortlist"] .shortlist-link__count:not(:empty)');
  await follow(page, tile, "/acousticCeilings/calciLite");
  expect(await shownAtMs(page)).toBeGreaterThan(0);
  await eventually(page, () => document.querySelector(".shortlist-link__count")?.textContent === "1");
});

test("a form that was prerendered before a list was put into its message contains the list", async ({
  phonePage: page,
  baseURL,
}) => {
  const items = [{ productId: "acousticCeilings/calciLite" }];
  await page.evaluate((text) => localStorage.setItem("shortlist", text), JSON.stringify({ name: "", items }));
  await openAtRest(page, `${baseURL}/shortlist`);
  const send = 'main a.action-link--button[href="/contact"]';
  await page.waitForSelector(send);
  await scrollTo(page, send);
  await follow(page, send, "/contact");
  expect(await shownAtMs(page)).toBeGreaterThan(0);
  await eventually(
    page,
    () => document.querySelector<HTMLTextAreaElement>("textarea[name=message]")?.value.startsWith("1. ") ?? false,
  );
});

test("nothing is prerendered in data-saver mode", async ({ phonePage: page, baseURL }) => {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await page.goto(`${baseURL}/acousticCeilings`);
  await page.waitForSelector("html[data-ready]");
  // Longer than the delay after scrolling.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await page.$$("[data-likely]")).toEqual([]);
});
