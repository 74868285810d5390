import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { browserFlags } from "../scripts/setup/browser-flags.mjs";
import { findOrInstallBrowser } from "../scripts/setup/find-browser.mjs";

/** The phone used in all measurements. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function startBrowser(debuggingPort?: number): Promise<Browser> {
  const debugging = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];
  return chromium.launch({
    executablePath: await findOrInstallBrowser({ asVisitorsHave: true }),
    args: [...browserFlags, ...debugging],
  });
}

/** Calls `use` with a page on a phone with an empty cache, and a DevTools session. */
export async function visit<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Waits until nothing has been requested or received for `quietMs`. */
export async function settle(page: Page, quietMs = 1500): Promise<void> {
  let last = Date.now();
  const touch = () => (last = Date.now());
  page.on("request", touch);
  page.on("requestfinished", touch);
  while (Date.now() - last < quietMs) await page.waitForTimeout(100);
}
