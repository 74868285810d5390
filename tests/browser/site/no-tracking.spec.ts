import type { BrowserContext, Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { prerenderedPaths } from "#content/paths.ts";
import { answerForOtherSites, expect, expectQuiet, open, test } from "../fixtures.ts";

const mapOrigin = new URL(catalogue().company.map.frameAddress.value).origin;
const routes = prerenderedPaths().filter((path) => !path.includes("."));
const states = [
  "/product?q=teak",
  "/product?category=wallPanels&nrc=0.8&view=table",
  "/projects?region=east&page=2",
  "/stageSystems?tab=curtains",
  "/contact?product=wallPanels/petPanel&ask=sample&finish=001",
  "/no-such-page",
];

/** What a page did that could tell anybody of its visitor. */
async function watch(page: Page) {
  const sent: string[] = [];
  const setCookie: string[] = [];
  page.on("request", (request) => {
    if (!["GET", "HEAD"].includes(request.method())) sent.push(`${request.method()} ${request.url()}`);
  });
  page.on("response", async (response) => {
    const headers = await response.allHeaders().catch(() => ({}));
    if ("set-cookie" in headers) setCookie.push(response.url());
  });
  return { sent, setCookie };
}

/** Goes through the whole page as a visitor does, so that whatever waits for that happens. */
async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await painted();
    }
  });
  await expectQuiet(page);
}

async function expectNothingKept(page: Page, context: BrowserContext, watched: Awaited<ReturnType<typeof watch>>) {
  expect(await context.cookies()).toEqual([]);
  expect(watched).toEqual({ sent: [], setCookie: [] });
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect({ databases, workers }).toEqual({ databases: 0, workers: 0 });
}

for (const path of [...routes, ...states]) {
  test(`${path} sets no cookie, sends nothing and asks no other site`, async ({
    page,
    context,
    otherSites,
    allowConsoleError,
  }) => {
    if (path === "/no-such-page") allowConsoleError(/404/);
    if (path === "/") await answerForOtherSites(page);
    const watched = await watch(page);
    await open(page, path);
    await readThrough(page);
    // The one frame of another site that there is, once the visitor has come near it.
    if (path === "/") {
      await page.locator(".map-frame").scrollIntoViewIfNeeded();
      await expect.poll(() => otherSites.length).toBeGreaterThan(0);
    }
    await expectNothingKept(page, context, watched);
    if (path === "/")
      expect(new Set(otherSites.map((address) => new URL(address).origin))).toEqual(new Set([mapOrigin]));
    else expect(otherSites).toEqual([]);
  });
}

test("the map's frame is not asked for before the visitor comes near it", async ({ page, otherSites }) => {
  await open(page, "/");
  await page.mouse.move(300, 300);
  await page.waitForTimeout(1500);
  expect(otherSites).toEqual([]);
});

test("a search, a choice and a shortlist send nothing and ask no other site", async ({ page, context, otherSites }) => {
  const watched = await watch(page);
  await open(page, "/wallPanels");
  await page
    .getByRole("button", { name: /^Add to shortlist/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Add to shortlist/ }).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").pressSequentially("teak");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/shortlist");
  await expect(page.getByRole("main")).toContainText(/1 product|1 item|Melamin/);
  await readThrough(page);
  await expectNothingKept(page, context, watched);
  expect(otherSites).toEqual([]);
});
