import { reportChangingTexts } from "#app/testing/changing-texts.ts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** Context options that cannot change while the context is open. */
export type Kind = Pick<BrowserContextOptions, "baseURL" | "javaScriptEnabled" | "hasTouch" | "isMobile">;

interface Shared {
  context: BrowserContext;
  page: Page;
  /** Marks the context as changed for its lifetime. */
  spoiled: boolean;
  /** Undoes what the current test has added to the page. */
  undo: (() => Promise<void>)[];
}

/** Events that tests listen to. */
const listenedTo = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** A small text file of the site, on which tests' storage for the site can be cleared. */
const quietPath = "/robots.txt";

/**
 * One page for each set of context options, reused by all tests. A page in a new context starts a process and
 * loads every file again, which costs several times the work of the test itself. After each test its traces are
 * removed: routes, listeners, storage, cookies, permissions, opened pages, and the page it was on.
 */
export class SharedPages {
  readonly #browser: Browser;
  readonly #shared = new Map<string, Shared>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page for a test: blank, at this size, in light mode. */
  async lend(kind: Kind, viewport: { width: number; height: number }): Promise<Page> {
    const key = JSON.stringify(kind);
    const shared = this.#shared.get(key) ?? (await open(this.#browser, kind));
    this.#shared.set(key, shared);
    await shared.page.setViewportSize(viewport);
    return shared.page;
  }

  /** Resets a page for the next test, or closes it if that fails. */
  async undo(page: Page, testFailed: boolean): Promise<void> {
    const [key, shared] = [...this.#shared].find(([, each]) => each.page === page) ?? [];
    if (!key || !shared) return;
    if (!testFailed && !shared.spoiled && !page.isClosed()) return cleanUp(shared);
    this.#shared.delete(key);
    // A page that closes with its context may still be handling a route.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await shared.context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#shared.values()) await context.close();
  }
}

async function open(browser: Browser, kind: Kind): Promise<Shared> {
  const context = await browser.newContext(kind);
  await context.addInitScript(reportChangingTexts);
  // The history of earlier tests, after which the site would install its worker.
  await context.addInitScript(() => {
    if ("navigation" in window) Object.defineProperty(window.navigation, "entries", { value: () => [] });
  });
  const page = await context.newPage();
  const shared: Shared = { context, page, spoiled: false, undo: [] };
  const installClock = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    shared.spoiled = true;
    return installClock(options);
  };
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page["addInitScript"]>) => {
    const added = await addInitScript(...script);
    shared.undo.push(() => added.dispose());
    return added;
  };
  return shared;
}

async function cleanUp({ context, page, undo }: Shared): Promise<void> {
  for (const event of listenedTo) page.removeAllListeners(event);
  for (const each of undo.splice(0)) await each();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.goto(quietPath);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
}
