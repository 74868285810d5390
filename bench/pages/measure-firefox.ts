import { launch, type Page } from "puppeteer-core";
import { findProgram } from "../../scripts/setup/find-programs.mjs";
import { pause } from "../phone-browser.ts";
import { shapeLink } from "../shaped-link.ts";
import type { Step } from "./measure-press.ts";

/** How long a page is idle before its link is clicked. */
const restMs = 2000;

/** The timeout for a page. */
const waitMs = 30_000;

/** The path of Firefox, or undefined if it is not installed. */
export function findFirefox(): string | undefined {
  return findProgram(["firefox-esr", "firefox"]);
}

/** Follows the links from page to page in Firefox, which does not prerender, over a slow connection. */
export async function measureInFirefox(program: string, port: number, paths: readonly string[]): Promise<Step[]> {
  const link = await shapeLink(port);
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    args: ["--width=500", "--height=910"],
    extraPrefsFirefox: { "privacy.reduceTimerPrecision": false },
  });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(watchHeading);
    await page.goto(`http://127.0.0.1:${link.port}${paths[0]}`, { waitUntil: "load", timeout: 60_000 });
    const steps: Step[] = [];
    for (const path of paths.slice(1)) steps.push(await follow(page, path));
    return steps;
  } finally {
    await browser.close();
    await link.stop();
  }
}

/** Records when a link is clicked, and the frame after the new page's heading has appeared. */
function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => (localStorage.pressedAtMs = now()), true);
  const look = () => {
    const heading = document.querySelector("h1")?.textContent;
    const isThere = location.pathname.replace(/(?<=.)\/$/, "") === localStorage.wantedPath;
    if (isThere && heading && heading !== localStorage.headingBefore && !localStorage.headingAtMs) {
      localStorage.headingAtMs = "soon";
      requestAnimationFrame(() => (localStorage.headingAtMs = now()));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function follow(page: Page, path: string): Promise<Step> {
  await page.evaluate((wanted) => {
    const isShown = (link: HTMLAnchorElement) =>
      link.pathname.replace(/(?<=.)\/$/, "") === wanted && !link.search && link.checkVisibility();
    const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(isShown);
    link?.setAttribute("data-measured", "");
    localStorage.wantedPath = wanted;
    localStorage.headingBefore = document.querySelector("h1")?.textContent ?? "";
    localStorage.headingAtMs = "";
    link?.scrollIntoView({ block: "center", behavior: "instant" });
  }, path);
  await pause(restMs);
  const link = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("[data-measured]")!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(link.x, link.y);
  await page.mouse.down();
  await pause(80);
  // The click may have already left the page.
  await page.mouse.up().catch(() => undefined);
  const untilMs = Date.now() + waitMs;
  while (Date.now() < untilMs) {
    await pause(100);
    // During a navigation, the page cannot respond.
    const step = await page.evaluate(readStep).catch(() => undefined);
    if (step) return step;
  }
  throw new Error(`The heading of ${path} did not come.`);
}

function readStep(): Step | undefined {
  const pressedAtMs = Number(localStorage.pressedAtMs);
  const headingMs = Number(localStorage.headingAtMs || Number.NaN) - pressedAtMs;
  if (Number.isNaN(headingMs)) return undefined;
  return { headingMs, way: performance.timeOrigin > pressedAtMs ? "document" : "script" };
}
