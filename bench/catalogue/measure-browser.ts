import type { CDPSession, Page } from "playwright-core";
import { startBrowser } from "../browser.ts";
import { summarise, type Summary } from "./summary.ts";

export interface Reaction {
  /** Script alone, of everything that the page does until it rests. */
  script: Summary;
  /** Script, styles, layout and paint. */
  everything: Summary;
}

export interface BrowserTimes {
  keystroke: Reaction;
  facetClick: Reaction;
  /** Elements on the page when it opens, and when a search has filled its list. */
  elementsAtFirst: number;
  elementsWhileTyping: number;
}

interface Measured {
  origin: string;
  /** What the address of the search index answers: the site was built with that of its own content. */
  searchIndex: string;
  queries: readonly string[];
}

/** Longer than the pause after which words go into the address, and what follows. */
const restMs = 400;
const clicks = 16;

/** Types queries letter by letter into the built catalogue page, and clicks its filters, in Chromium on a wide screen. */
export async function measureInBrowser({ origin, searchIndex, queries }: Measured): Promise<BrowserTimes> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route("**/static/search/*.json", (route) =>
      route.fulfill({ contentType: "application/json", body: searchIndex }),
    );
    const session = await page.context().newCDPSession(page);
    // The processor's time, so that what else the machine does is not counted.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(`${origin}/product`, { waitUntil: "networkidle" });
    const elementsAtFirst = await countElements(page);
    const field = page.getByRole("searchbox", { name: "Search the catalogue" });
    await field.click();
    await page.locator("html[data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    await field.fill("panel");
    await page.waitForURL("**/product?q=panel");
    const elementsWhileTyping = await countElements(page);

    const keystrokes: Costs[] = [];
    for (const query of queries) {
      await field.fill("");
      await page.waitForTimeout(restMs);
      for (const letter of query) keystrokes.push(await costsOf(page, session, () => page.keyboard.press(letter)));
    }
    await field.fill("");
    await page.waitForTimeout(restMs);
    const choices = page.locator(".catalogue__facets details[open] input[type=checkbox]");
    const facetClicks: Costs[] = [];
    for (let turn = 0; turn < clicks; turn += 1) {
      // Ticked, and in the next turn taken back.
      const box = await choices.nth(Math.floor(turn / 2) % (await choices.count())).boundingBox();
      if (!box) throw new Error("A filter is not shown.");
      facetClicks.push(await costsOf(page, session, () => page.mouse.click(box.x + 4, box.y + 4)));
    }
    return {
      keystroke: summariseCosts(keystrokes),
      facetClick: summariseCosts(facetClicks),
      elementsAtFirst,
      elementsWhileTyping,
    };
  } finally {
    await browser.close();
  }
}

interface Costs {
  scriptMs: number;
  everythingMs: number;
}

async function costsOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Costs> {
  const before = await readCosts(session);
  await act();
  await page.waitForTimeout(restMs);
  const after = await readCosts(session);
  return { scriptMs: after.scriptMs - before.scriptMs, everythingMs: after.everythingMs - before.everythingMs };
}

async function readCosts(session: CDPSession): Promise<Costs> {
  const { metrics } = await session.send("Performance.getMetrics");
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: milliseconds("ScriptDuration"), everythingMs: milliseconds("TaskDuration") };
}

function summariseCosts(costs: readonly Costs[]): Reaction {
  return {
    script: summarise(costs.map(({ scriptMs }) => scriptMs)),
    everything: summarise(costs.map(({ everythingMs }) => everythingMs)),
  };
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("*").length);
}
