import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { eventually, median, onPhone, pause, pressAfterRest } from "./phone-browser.ts";

/** A control that visitors click as soon as they see it. */
export interface EarlyPress {
  name: string;
  path: string;
  selector: string;
}

/** The delay between the first paint and the click. */
const afterPaintMs = 300;

/** The timeout for the response. */
const answerMs = 5000;

/** The time from a click soon after the first paint until the next paint: the median of several first visits, in milliseconds. */
export async function measureEarlyPress(origin: string, early: EarlyPress, runs: number): Promise<number> {
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await onPhone((page) => pressEarly(page, origin, early)));
  return median(results);
}

async function pressEarly(page: Page, origin: string, { path, selector }: EarlyPress): Promise<number> {
  await page.evaluateOnNewDocument(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) localStorage.longestMs = Math.max(Number(localStorage.longestMs ?? 0), entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    // `first-input` is reported regardless of its duration.
    observer.observe({ type: "first-input", buffered: true });
    addEventListener("click", () => (localStorage.pressedAtMs = performance.timeOrigin + performance.now()), true);
  });
  await page.goto(origin + path, { waitUntil: "domcontentloaded", timeout: 60_000 });
  await eventually(page, () => performance.getEntriesByName("first-contentful-paint").length > 0);
  await pressAfterRest(page, selector, afterPaintMs);
  await pause(answerMs);
  return ask(
    page,
    (from, wanted) => {
      if (localStorage.longestMs !== undefined) return Number(localStorage.longestMs);
      // A control that is still a link may have left its page before the report.
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (location.pathname === from || !paint || !localStorage.pressedAtMs)
        throw new Error(`The press of ${wanted} was not noticed.`);
      return performance.timeOrigin + paint.startTime - Number(localStorage.pressedAtMs);
    },
    path,
    selector,
  );
}
