import { setTimeout } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";
import { launch, type Page } from "puppeteer-core";
import { ask } from "#bench/ask-page.ts";
import { browserLaunchOptions } from "#tests/setup/browser-launch.ts";

const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * A phone's page in a browser that prerenders pages and uses the back/forward cache, as visitors' browsers do.
 * Neither works in a browser that Playwright controls. It is closed after the test, and an error in its console
 * fails the test.
 */
export const test = base.extend<{ phonePage: Page }>({
  phonePage: async ({ baseURL }, use, testInfo) => {
    const { executablePath, args } = browserLaunchOptions;
    const browser = await launch({
      executablePath: executablePath ?? "",
      ignoreDefaultArgs: true,
      args: [
        "--headless",
        ...args,
        "--remote-debugging-port=0",
        `--user-data-dir=${testInfo.outputPath("profile")}`,
        "about:blank",
      ],
      defaultViewport: phone,
    });
    try {
      const [page = await browser.newPage()] = await browser.pages();
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(String(error)));
      await page.goto(`${baseURL}/robots.txt`);
      await use(page);
      expect(errors, "errors in the console").toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

/** Waits until the browser has prerendered a page completely: clicking its link then shows it at once. */
export async function prepared(page: Page, path: string): Promise<void> {
  const session = await page.createCDPSession();
  const isReady = new Promise<void>((resolve) => {
    session.on("Preload.prerenderStatusUpdated", ({ key, status }) => {
      if (status === "Ready" && new URL(key.url).pathname === path) resolve();
    });
  });
  // It also reports what was prerendered before.
  await session.send("Preload.enable");
  await isReady;
  await session.detach();
}

/** A slow answer is from a page that has been left, and never arrives. */
const askAgainAfterMs = 2000;

/** Waits until a condition holds on the current page. Nothing can be evaluated during a navigation. */
export async function eventually<Args extends unknown[]>(
  page: Page,
  isTrue: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const answer = () => ask(page, isTrue, ...args).catch(() => false);
  await expect.poll(() => Promise.race([answer(), setTimeout(askAgainAfterMs, false)])).toBe(true);
}

export { expect };
