import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { eventually, median, onPhone, pressAfterRest } from "./phone-browser.ts";

/** A control that is pressed on a page at rest, and what a visitor then sees. */
export interface Answer {
  name: string;
  path: string;
  selector: string;
  /** Matches nothing that can be seen before the press, and something after it. */
  shows: string;
  /** What is pressed before, because it opens the part with the control. */
  after?: string;
}

/** How long a page lies still before a press. */
const restMs = 4000;

/** From the press of a control until its answer is seen: the median of several first visits, in milliseconds. */
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
          // The frame after the one in which it is there has been painted.
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
