import type { Browser } from "playwright-core";
import { visit } from "./browser.ts";

export interface Paint {
  firstMs: number;
  largestMs: number;
  /** Cumulative layout shift, which has no unit. */
  shift: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** How many times slower a phone is than this machine. */
const slowdown = 4;

/** First and largest contentful paint and layout shift of a page: the median of several first visits. */
export async function measurePaint(browser: Browser, url: string, runs: number): Promise<Paint> {
  const results: Paint[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(browser, url));
  const median = (pick: (paint: Paint) => number) => results.map(pick).toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  return { firstMs: median((p) => p.firstMs), largestMs: median((p) => p.largestMs), shift: median((p) => p.shift) };
}

async function measureOnce(browser: Browser, url: string): Promise<Paint> {
  return visit(browser, async (page, session) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(() => {
      window.paint = { firstMs: 0, largestMs: 0, shift: 0 };
      const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
      observe("largest-contentful-paint", (entry) => (window.paint.largestMs = entry.startTime));
      observe("paint", (entry) => {
        if (entry.name === "first-contentful-paint") window.paint.firstMs = entry.startTime;
      });
      observe("layout-shift", (entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.paint.shift += value;
      });
    });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(2500);
    return page.evaluate(() => window.paint);
  });
}
