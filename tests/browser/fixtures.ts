import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Names an error that the test provokes on purpose. Any other error in the console fails the test. */
  allowConsoleError: (pattern: RegExp) => void;
  /** Addresses of other sites that the page asked for. They are answered with an empty page. */
  otherSites: string[];
}

/** Every test of the finished site: no error in the console, no request to another site. */
export const test = base.extend<Fixtures & { consoleErrors: { pattern: RegExp[]; found: string[] } }>({
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
  page: async ({ page, baseURL, consoleErrors, otherSites }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error") consoleErrors.found.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.found.push(`${error.name}: ${error.message}`));
    await page.route(
      (url) => url.protocol.startsWith("http") && url.origin !== new URL(baseURL ?? "").origin,
      async (route) => {
        otherSites.push(route.request().url());
        await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Another site</title>" });
      },
    );
    await use(page);
    const unexpected = consoleErrors.found.filter((text) => !consoleErrors.pattern.some((each) => each.test(text)));
    expect(unexpected, "errors in the console").toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}

/** The page's script has taken over. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
}
