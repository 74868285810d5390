import type { CDPSession, Locator, Page } from "playwright-core";
import { startBrowser } from "../browser.ts";
import { summarise, type Summary } from "../report.ts";

export interface InteractionCost {
  /** Script until the page is idle. */
  script: Summary;
  /** Script, styles, layout and paint. */
  everything: Summary;
}

export interface BrowserTimes {
  keystroke: InteractionCost;
  /** After typing pauses: the words are added to the address. */
  address: InteractionCost;
  facetClick: InteractionCost;
  /** Elements on the page when it opens, and when search results are listed. */
  elementsAtFirst: number;
  elementsWhileTyping: number;
}

interface Measured {
  origin: string;
  /** The search index to serve, because the built site refers to the real content's index. */
  searchIndex: string;
  queries: readonly string[];
}

/** Longer than the debounce of the search and the work after it. */
const idleMs = 400;
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
    // Processor time, so that other load on the machine does not count.
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
    const addresses: Costs[] = [];
    for (const query of queries) {
      await empty(field, page);
      for (const letter of query) keystrokes.push(await costsOf(page, session, () => page.keyboard.press(letter)));
      const asked = new RegExp(`q=${encodeURIComponent(query).replaceAll("%20", "\\+")}$`);
      addresses.push(await costsOf(page, session, () => page.waitForURL(asked)));
    }
    await empty(field, page);
    const choices = page.locator(".catalogue__facets details[open] input[type=checkbox]");
    const facetClicks: Costs[] = [];
    for (let turn = 0; turn < clicks; turn += 1) {
      // Each box is checked, and unchecked in the next turn.
      const box = await choices.nth(Math.floor(turn / 2) % (await choices.count())).boundingBox();
      if (!box) throw new Error("A filter is not shown.");
      facetClicks.push(await costsOf(page, session, () => page.mouse.click(box.x + 4, box.y + 4)));
    }
    return {
      keystroke: summariseCosts(keystrokes),
      address: summariseCosts(addresses),
      facetClick: summariseCosts(facetClicks),
      elementsAtFirst,
      elementsWhileTyping,
    };
  } finally {
    await browser.close();
  }
}

async function empty(field: Locator, page: Page): Promise<void> {
  await field.fill("");
  await page.waitForURL("**/product");
  await page.waitForTimeout(idleMs);
}

interface Costs {
  scriptMs: number;
  everythingMs: number;
}

async function costsOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Costs> {
  const before = await readCosts(session);
  await act();
  await page.waitForTimeout(idleMs);
  const after = await readCosts(session);
  return { scriptMs: after.scriptMs - before.scriptMs, everythingMs: after.everythingMs - before.everythingMs };
}

async function readCosts(session: CDPSession): Promise<Costs> {
  const { metrics } = await session.send("Performance.getMetrics");
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: milliseconds("ScriptDuration"), everythingMs: milliseconds("TaskDuration") };
}

function summariseCosts(costs: readonly Costs[]): InteractionCost {
  return {
    script: summarise(costs.map(({ scriptMs }) => scriptMs)),
    everything: summarise(costs.map(({ everythingMs }) => everythingMs)),
  };
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("*").length);
}
