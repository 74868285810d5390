import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectQuiet } from "../fixtures.ts";

interface Watched {
  sent: string[];
  setCookie: string[];
}

/** Records everything that the page does from now on that could identify its visitor. */
export function watch(page: Page): Watched {
  const watched: Watched = { sent: [], setCookie: [] };
  page.on("request", (request) => {
    if (!["GET", "HEAD"].includes(request.method())) watched.sent.push(`${request.method()} ${request.url()}`);
  });
  page.on("response", async (response) => {
    const headers = await response.allHeaders().catch(() => ({}));
    if ("set-cookie" in headers) watched.setCookie.push(response.url());
  });
  return watched;
}

/** Scrolls through the whole page as a visitor does, to trigger everything that waits for that. */
export async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.evaluate(async () => {
    // A busy browser may skip frames until something moves again, so the wait is at most a second.
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await painted();
    }
  });
  await expectQuiet(page);
}

/** Asserts that the page has stored nothing and sent nothing. tests/browser/offline says when it registers a worker. */
export async function expectNothingKept(page: Page, context: BrowserContext, watched: Watched): Promise<void> {
  expect(await context.cookies()).toEqual([]);
  expect(watched).toEqual({ sent: [], setCookie: [] });
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  expect(databases).toBe(0);
}
