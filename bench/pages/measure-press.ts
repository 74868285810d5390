import type { Page } from "puppeteer-core";
import { ask } from "../ask-page.ts";
import { eventually, onPhone, pause, pressAfterRest } from "../phone-browser.ts";

/** How a page was loaded after a click: prerendered, as a document, or rendered by the framework. */
type Way = "prepared" | "document" | "script";

export interface Step {
  /** From the click on the link until the heading of its page is painted. */
  headingMs: number;
  way: Way;
}

/** How long a page is idle before its link is clicked: enough to prerender the next one. */
const restMs = 2500;

/**
 * Follows the links from page to page on a slow phone.
 * @param prepares whether the browser prerenders pages
 */
export function measurePresses(port: number, paths: readonly string[], prepares: boolean): Promise<Step[]> {
  return onPhone(async (page) => {
    if (!prepares) {
      const session = await page.createCDPSession();
      await session.send("Page.setPrerenderingAllowed", { isAllowed: false });
    }
    await page.goto(`http://127.0.0.1:${port}${paths[0]}`, { waitUntil: "load", timeout: 60_000 });
    const steps: Step[] = [];
    for (const path of paths.slice(1)) steps.push(await follow(page, path));
    return steps;
  }, "window");
}

async function follow(page: Page, path: string): Promise<Step> {
  await ask(page, watchPress, path);
  await pause(restMs);
  // Pictures loaded since may have moved the link.
  await pressAfterRest(page, "[data-measured]", 100);
  await eventually(page, isPainted, path);
  return ask(page, readStep);
}

/** Marks the link to a page and scrolls it into view. Records when it is clicked, and when a heading is painted without a new document. */
function watchPress(path: string): void {
  const isShown = (link: HTMLAnchorElement) =>
    link.pathname.replace(/(?<=.)\/$/, "") === path && !link.search && link.checkVisibility();
  const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(isShown);
  link?.setAttribute("data-measured", "");
  link?.scrollIntoView({ block: "center", behavior: "instant" });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => (localStorage.pressedAtMs = now()), true);
  localStorage.headingAtMs = "";
  const time = (added: Iterable<Node>) => {
    for (const node of added)
      if (node instanceof Element)
        for (const heading of [node, ...node.querySelectorAll("h1")])
          if (heading.matches("h1")) heading.setAttribute("elementtiming", "heading");
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) time(addedNodes);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
      localStorage.headingAtMs ||= performance.timeOrigin + renderTime;
  }).observe({ type: "element" });
}

function isPainted(path: string): boolean {
  const isThere = location.pathname.replace(/(?<=.)\/$/, "") === path && !document.prerendering;
  const hasFirstPaint = performance.getEntriesByName("first-contentful-paint").length > 0;
  const isNewDocument = performance.timeOrigin > Number(localStorage.pressedAtMs);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const wasPrepared = (navigation?.activationStart ?? 0) > 0 && !document.querySelector("[data-measured]");
  return isThere && (isNewDocument || wasPrepared ? hasFirstPaint : Boolean(localStorage.headingAtMs));
}

/** The first paint of a document includes its heading. */
function readStep(): Step {
  const pressedAtMs = Number(localStorage.pressedAtMs);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shownMs = navigation?.activationStart ?? 0;
  const wasPrepared = shownMs > 0 && performance.timeOrigin + shownMs > pressedAtMs;
  if (!wasPrepared && performance.timeOrigin < pressedAtMs)
    return { headingMs: Number(localStorage.headingAtMs) - pressedAtMs, way: "script" };
  const paintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return {
    headingMs: performance.timeOrigin + Math.max(paintMs, shownMs) - pressedAtMs,
    way: wasPrepared ? "prepared" : "document",
  };
}
