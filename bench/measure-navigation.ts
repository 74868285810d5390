import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { eventually, median, onPhone, pause, press } from "./phone-browser.ts";

/** From a page to the next, by the link that leads there. */
export interface Step {
  to: string;
  /** From the press of the link until the next page's content is painted. */
  headingMs: number;
  /** Until the largest picture or text of its first screen is painted. */
  largestMs: number;
  /** In how many of the runs the browser had prepared the page. */
  prepared: number;
}

/** How long the page lies still before a link is pressed. */
const restMs = 3000;

/**
 * Follows links along a path of pages: the median of several first visits.
 * @param saveData the visitor asks for as few bytes as possible, so nothing is prepared
 */
export async function measureNavigation(
  origin: string,
  paths: string[],
  runs: number,
  saveData: boolean,
): Promise<Step[]> {
  const measured: Step[][] = [];
  for (let run = 0; run < runs; run += 1)
    measured.push(await onPhone((page) => walk(page, origin, paths, saveData), "window"));
  return paths.slice(1).map((to, index) => {
    const steps = measured.flatMap((walked) => walked[index] ?? []);
    return {
      to,
      headingMs: median(steps.map(({ headingMs }) => headingMs)),
      largestMs: median(steps.map(({ largestMs }) => largestMs)),
      prepared: steps.filter(({ prepared }) => prepared).length,
    };
  });
}

async function walk(page: Page, origin: string, paths: string[], saveData: boolean): Promise<Step[]> {
  if (saveData) {
    // A browser that saves data prepares nothing, and script sees the preference.
    const session = await page.createCDPSession();
    await session.send("Page.setPrerenderingAllowed", { isAllowed: false });
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
  }
  await page.goto(origin + paths[0], { waitUntil: "load", timeout: 60_000 });
  const steps: Step[] = [];
  for (const to of paths.slice(1)) steps.push({ to, ...(await follow(page, to)) });
  return steps;
}

/**
 * Goes from a page to another and back: the median of several visits.
 * @returns from the step back until the page that was left is painted again, in ms
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

/** Presses the link to a page and reads from the next page when it was painted. */
async function follow(page: Page, to: string) {
  await ask(
    page,
    (path) => {
      const shown = (link: HTMLAnchorElement) => link.pathname === path && !link.search && link.checkVisibility();
      const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(shown);
      link?.setAttribute("data-measured", "");
      link?.scrollIntoView({ block: "center", behavior: "instant" });
      addEventListener("click", () => (localStorage.pressedAtMs = performance.timeOrigin + performance.now()), true);
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
  return ask(page, async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const shownMs = navigation?.activationStart ?? 0;
    const paintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const sincePress = (ms: number) =>
      performance.timeOrigin + Math.max(ms, shownMs) - Number(localStorage.pressedAtMs);
    return { headingMs: sincePress(paintMs), largestMs: sincePress(largest), prepared: shownMs > 0 ? 1 : 0 };
  });
}

/** Goes back and reads when the page that was left was painted: kept by the browser, or loaded again. */
async function goBack(page: Page, to: string): Promise<number> {
  await ask(page, () => {
    localStorage.removeItem("backAtMs");
    localStorage.pressedAtMs = performance.timeOrigin + performance.now();
    // Later, because the page cannot answer once it has gone.
    setTimeout(() => history.back());
  });
  await eventually(page, (path) => location.pathname === path, to);
  await pause(restMs);
  return ask(page, () => {
    const paintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const shownAtMs = Number(localStorage.backAtMs ?? performance.timeOrigin + paintMs);
    return shownAtMs - Number(localStorage.pressedAtMs);
  });
}
