import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { eventually, median, onPhone, pause, press } from "./phone-browser.ts";

/** How long the page is idle before a link is clicked. */
const restMs = 3000;

/**
 * Goes from one page to another and back: the median of several visits.
 * @returns the time from going back until the first page is painted again, in ms
 */
export async function measureBack(origin: string, from: string, to: string, runs: number): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = async (page: Page) => {
      await page.goto(origin + from, { waitUntil: "load", timeout: 60_000 });
      await follow(page, to);
      return goBack(page, from);
    };
    measured.push(await onPhone(visit, "window"));
  }
  return median(measured);
}

/** Clicks the link to a page, and stays there for a while. */
async function follow(page: Page, to: string): Promise<void> {
  await ask(
    page,
    (path) => {
      const shown = (link: HTMLAnchorElement) => link.pathname === path && !link.search && link.checkVisibility();
      const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(shown);
      link?.setAttribute("data-measured", "");
      link?.scrollIntoView({ block: "center", behavior: "instant" });
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted)
          requestAnimationFrame(() => (localStorage.backAtMs = performance.timeOrigin + performance.now()));
      });
    },
    to,
  );
  await pause(restMs);
  await press(page, "[data-measured]");
  await eventually(page, (path) => location.pathname === path && !document.prerendering, to);
  await pause(restMs);
}

/** Goes back and reads when the first page was painted, restored from the cache or loaded again. */
async function goBack(page: Page, to: string): Promise<number> {
  await ask(page, () => {
    localStorage.removeItem("backAtMs");
    localStorage.leftAtMs = performance.timeOrigin + performance.now();
    // Delayed, because the page cannot respond once it has been left.
    setTimeout(() => history.back());
  });
  await eventually(page, (path) => location.pathname === path, to);
  await pause(restMs);
  return ask(page, () => {
    const paintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const shownAtMs = Number(localStorage.backAtMs ?? performance.timeOrigin + paintMs);
    return shownAtMs - Number(localStorage.leftAtMs);
  });
}
