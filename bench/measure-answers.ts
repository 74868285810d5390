import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { eventually, median, onPhone, pressAfterRest } from "./phone-browser.ts";

/** A control clicked on an idle page, and the element that appears then. */
export interface Answer {
  name: string;
  path: string;
  selector: string;
  /** Matches nothing visible before the click, and something after it. */
  shows: string;
  /** A control that must be clicked first, because it opens the section. */
  after?: string;
}

/** How long a page is idle before a click. */
const restMs = 4000;

/** The time from clicking a control until its result is visible: the median of several first visits, in milliseconds. */
export async function measureAnswer(origin: string, answer: Answer, runs: number): Promise<number> {
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await onPhone((page) => pressAtRest(page, origin, answer)));
  return median(results);
}

async function pressAtRest(page: Page, origin: string, { path, selector, shows, after }: Answer): Promise<number> {
  const pressOnceThere = async (control: string) => {
    await eventually(page, (wanted) => document.querySelector(wanted) !== null, control);
    await pressAfterRest(page, control, restMs);
  };
  await page.goto(origin + path, { waitUntil: "load", timeout: 60_000 });
  await eventually(page, () => "ready" in document.documentElement.dataset);
  if (after) await pressOnceThere(after);
  await ask(
    page,
    (wanted) => {
      const seen = () => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility());
      if (seen()) throw new Error(`${wanted} is seen before the press.`);
      addEventListener(
        "click",
        () => {
          const pressedMs = performance.now();
          // The result is painted by the frame after the one in which it appears.
          const look = () => {
            if (!seen()) return void requestAnimationFrame(look);
            requestAnimationFrame(
              () => (document.documentElement.dataset["answeredMs"] = `${performance.now() - pressedMs}`),
            );
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
    shows,
  );
  await pressOnceThere(selector);
  await eventually(page, () => "answeredMs" in document.documentElement.dataset);
  return ask(page, () => Number(document.documentElement.dataset["answeredMs"]));
}
