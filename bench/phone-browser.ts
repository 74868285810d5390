import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, type Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { findOrInstallBrowser } from "../scripts/setup/find-browser.mjs";
import { browserFlags } from "../scripts/setup/browser-flags.mjs";

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowMobile = { download: 1600 * 125, upload: 750 * 125, latency: 150 };
/** How many times slower a phone is than this machine. */
export const slowdown = 4;

/**
 * For a restored or prerendered page, Chromium resets an emulated screen and lays out both that page and the one being left; no phone does
 * that. A window keeps its size, which is at least 502 CSS px.
 */
export type Screen = "emulated" | "window";

const windowFlags = [
  `--window-size=${phone.width},${phone.height}`,
  `--force-device-scale-factor=${phone.deviceScaleFactor}`,
  "--touch-events=enabled",
];

/**
 * Calls `use` with a page on a slow phone, in a new browser that prerenders pages and keeps left ones in the back/forward cache, like
 * visitors' browsers. Neither works in a browser controlled by Playwright. Prerendering is not slowed down.
 */
export async function onPhone<Result>(
  use: (page: Page) => Promise<Result>,
  screen: Screen = "emulated",
): Promise<Result> {
  const flags = [...browserFlags, ...(screen === "window" ? windowFlags : [])];
  const profile = await mkdtemp(join(tmpdir(), "bench-browser-"));
  const browser = await launch({
    executablePath: await findOrInstallBrowser({ asVisitorsHave: true }),
    ignoreDefaultArgs: true,
    args: ["--headless", ...flags, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    defaultViewport: screen === "emulated" ? phone : null,
  });
  try {
    const page = await (await browser.createBrowserContext()).newPage();
    await page.emulateNetworkConditions(slowMobile);
    await page.emulateCPUThrottling(slowdown);
    return await use(page);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, maxRetries: 10 });
  }
}

/** Taps the middle of an element. */
export async function press(page: Page, selector: string): Promise<void> {
  const box = await ask(
    page,
    (wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`There is no ${wanted}.`);
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    selector,
  );
  await page.touchscreen.touchStart(box.x, box.y);
  await pause(80);
  // The page may have been left by the tap.
  await page.touchscreen.touchEnd().catch(() => undefined);
}

/** Scrolls to an element, lets the page become idle, and taps it. */
export async function pressAfterRest(page: Page, selector: string, restMs: number): Promise<void> {
  await ask(
    page,
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );
  await pause(restMs);
  await press(page, selector);
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Waits until a condition holds on the current page. During a navigation, the page cannot respond. */
export async function eventually<Args extends unknown[]>(
  page: Page,
  isTrue: (...values: Args) => boolean,
  ...values: Args
): Promise<void> {
  const untilMs = Date.now() + 30_000;
  // A page that is being replaced never responds.
  const answer = () => Promise.race([ask(page, isTrue, ...values).catch(() => false), pause(1000)]);
  while ((await answer()) !== true) {
    if (Date.now() > untilMs) throw new Error(`It did not become true: ${isTrue}`);
    await pause(50);
  }
}
