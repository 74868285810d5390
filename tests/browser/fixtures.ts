import { test as base, expect, type Page } from "@playwright/test";
import { SharedPages } from "./shared-pages.ts";

interface Fixtures {
  /** Declares an error that the test provokes. Any other error in the console fails the test. */
  allowConsoleError: (pattern: RegExp) => void;
  /** Requested addresses of other sites. None can be reached, unless the test mocks them. */
  otherSites: string[];
  consoleErrors: { pattern: RegExp[]; found: string[] };
}

interface WorkerFixtures {
  sharedPages: SharedPages;
}

/** Every test of the built site: no error in the console, no request to other machines. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedPages: [
    async ({ browser }, use) => {
      const sharedPages = new SharedPages(browser);
      await use(sharedPages);
      await sharedPages.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern
  consoleErrors: async ({}, use) => {
    await use({ pattern: [], found: [] });
  },
  allowConsoleError: async ({ consoleErrors }, use) => {
    await use((pattern) => consoleErrors.pattern.push(pattern));
  },
  // oxlint-disable-next-line no-empty-pattern
  otherSites: async ({}, use) => {
    await use([]);
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
  page: async (
    { sharedPages, baseURL, javaScriptEnabled, hasTouch, isMobile, viewport, consoleErrors, otherSites },
    use,
    testInfo,
  ) => {
    const site = new URL(baseURL ?? "").origin;
    const isOtherSite = (address: string) => address.startsWith("http") && new URL(address).origin !== site;
    const page = await sharedPages.lend(
      { baseURL: site, javaScriptEnabled, hasTouch, isMobile },
      viewport ?? { width: 1280, height: 720 },
    );
    page.on("console", (message) => {
      // An unreachable other site is not an error of this one.
      if (message.type() === "error" && !isOtherSite(message.location().url)) consoleErrors.found.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.found.push(`${error.name}: ${error.message}`));
    page.on("request", (request) => {
      if (isOtherSite(request.url())) otherSites.push(request.url());
    });
    await use(page);
    const unexpected = consoleErrors.found.filter((text) => !consoleErrors.pattern.some((each) => each.test(text)));
    await sharedPages.undo(page, testInfo.status !== testInfo.expectedStatus || unexpected.length > 0);
    expect(unexpected, "errors in the console").toEqual([]);
  },
});

export { expect };

/**
 * Opens a page and waits until it has hydrated, including the parts that wait for the visitor's first interaction.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectStarted(page);
}

/** Makes the first interaction once the page's script has started, and waits for the parts that it hydrates. */
export async function expectStarted(page: Page): Promise<void> {
  await expectReady(page);
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
  await expect(page.locator("page-island:not([data-started])")).toHaveCount(0);
}

/** The page's script has started. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
}

/** Holds the scripts of the site, or some of them, back until the returned promise is resolved. */
export async function holdScripts(page: Page, addresses = "**/*.js"): Promise<PromiseWithResolvers<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts;
}

/** Stores a value in the browser before the page opens, once: later changes by the page are kept. */
export async function storeOnce(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (location.protocol === "about:" || localStorage.getItem(`${name}-stored`)) return;
      localStorage.setItem(`${name}-stored`, "yes");
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );
}

/** Waits until the page has made no request for half a second. */
export async function expectQuiet(page: Page): Promise<void> {
  let lastRequestMs = Date.now();
  const note = () => (lastRequestMs = Date.now());
  page.on("request", note);
  await expect.poll(() => Date.now() - lastRequestMs, { intervals: [100] }).toBeGreaterThan(500);
  page.off("request", note);
}

/** Mocks requests to other sites, which cannot be reached otherwise, with an empty page. */
export async function answerForOtherSites(page: Page): Promise<void> {
  await page.route(
    (url) => url.protocol === "https:",
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Another site</title>" }),
  );
}
