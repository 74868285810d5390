import { readFile } from "node:fs/promises";
import { complete, fill, send, sentWords, storedEnquiries } from "../enquiry/contact-form.ts";
import { unzipSync } from "fflate";
import { expectReady, expectStarted } from "../fixtures.ts";
import { expect, keptText, test, useCalculator, visit } from "./offline-site.ts";

test("without a server, visited pages, the shortlist, search, comparison, calculator and planner work", async ({
  page,
  site,
}) => {
  await useCalculator(page);
  await visit(page, "/wallPanels");
  await visit(page, "/wallPanels/perforatedPanel");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const picture = page.locator("main img").first();
  const isPictureKept = () =>
    picture.evaluate(async (image: HTMLImageElement) => (await caches.match(image.currentSrc)) !== undefined);
  await expect.poll(isPictureKept).toBe(true);
  await page.evaluate(() =>
    localStorage.setItem("shortlist", '{"name":"","items":[{"productId":"wallPanels/petPanel"}]}'),
  );
  await site.stop();

  await page.goto("/wallPanels/perforatedPanel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto("/shortlist");
  await expect(page.getByRole("main")).toContainText("1 item");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("combobox").pressSequentially("perforated");
  await expect(search.getByRole("option").first()).toContainText("Perforated");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Results" }).getByRole("article").first()).toContainText("Perforated");
  await page.goto("/compare?items=wallPanels/perforatedPanel,wallPanels/petPanel");
  await expect(page.getByRole("table").first()).toContainText("PET");
  await page.goto("/room");
  await expectStarted(page);
  await expect(page.getByRole("main")).toContainText(/\d\.\d+ s/);
  await page.goto("/seats");
  await expectStarted(page);
  await expect(page.locator("main svg").first()).toBeVisible();
});

test("without a server, another page says so and lists what is kept, without what a former version has kept", async ({
  page,
  site,
}) => {
  await page.goto("/glossary");
  await page.evaluate(async () => (await caches.open("former-pages")).put("/room", new Response("Former room")));
  await useCalculator(page);
  await expect.poll(() => page.evaluate(() => caches.has("former-pages"))).toBe(false);
  await visit(page, "/glossary");
  await site.stop();
  await page.goto("/metalCeilings/openCellCeiling");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.getByRole("main").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  await page.goto("/metalCeilings/openCellCeiling");
  await site.start();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Open Cell");
});

test("a visitor who uses a tool can install the site", async ({ page, site }) => {
  await useCalculator(page);
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveCount(1);
  const address = new URL((await link.getAttribute("href")) ?? "", site.origin);
  const manifest = (await (await page.request.get(address.href)).json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/", display: "minimal-ui" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
});

test("each of three versions is shown at once while online, and without a server with its own scripts", async ({
  page,
  site,
}) => {
  await useCalculator(page);
  await visit(page, "/glossary");
  await visit(page, "/about");
  for (const name of ["second", "third"]) {
    await site.publish({
      name,
      texts: { ">Glossary</h1>": `>Glossary, ${name}</h1>`, ">About Us</h1>": `>${name}</h1>` },
    });
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    // The new worker takes over without another visit.
    await expect.poll(() => keptText(page, "/glossary")).toContain(`Glossary, ${name}`);
  }
  await site.stop();
  await page.goto("/glossary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary, third");
  await expectStarted(page);
  await page.goto("/room");
  await expectStarted(page);
});

test("without a server, a form whose script has not loaded keeps what was written, and is sent once there is one", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  await expectReady(page);
  await site.stop();
  await fill(page);
  await send(page);
  await expect(page.getByRole("alert")).toHaveText(/^You are offline\. What you wrote stays on this page\./);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(complete.Message);
  await site.start();
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
  expect(stored(site.dataFolder)).toEqual([expect.stringContaining(complete.Message)]);
});

test("a visitor who uses none of the tools gets no worker on the first two pages, and keeps all three on the third", async ({
  page,
  site,
}) => {
  for (const path of ["/", "/wallPanels/perforatedPanel"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await expectStarted(page);
    // Longer than the delay with which the rest of the site is kept.
    await page.waitForTimeout(1500);
  }
  const left = await page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await caches.keys()),
  ]);
  expect(left).toEqual([]);
  await visit(page, "/glossary");
  // Left before it is kept.
  await page.goto("/about", { waitUntil: "commit" });
  await visit(page, "/privacy");
  await site.stop();
  for (const [path, heading] of [
    ["/glossary", "Glossary"],
    ["/about", "About"],
    ["/wallPanels/perforatedPanel", "Perforated"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("a project that is kept offline has its pages, pictures and documents without a server, until it is removed", async ({
  page,
  site,
}) => {
  const items = [{ productId: "acousticCeilings/calciLite" }, { productId: "wallPanels/petPanel" }];
  await page.goto("/shortlist");
  await page.evaluate((text) => localStorage.setItem("shortlist", text), JSON.stringify({ name: "", items }));
  await page.reload();
  const keep = page.getByRole("button", { name: "Keep offline" });
  const isDocument = /\/documents\//;
  await page.route(isDocument, (route) => route.fulfill({ status: 502 }));
  await keep.click();
  await expect(page.getByText("The project could not be kept.")).toBeVisible();
  await page.unroute(isDocument);
  const remove = page.getByRole("button", { name: "Remove from this device" });
  await keep.click();
  await expect(remove).toBeVisible();
  await expect(page.getByText(/^Kept on this device: [\d.]+.MB/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await site.stop();

  await page.goto("/acousticCeilings/calciLite");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("CalciLite");
  const pictures = page.locator("main img");
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const files = page.locator("main a[href^='/documents/']");
  const statuses = await files.evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const { pathname } = new URL((link as HTMLAnchorElement).href);
        return [pathname, await fetch(pathname).then(({ ok }) => ok, String)];
      }),
    ),
  );
  expect(statuses.length).toBeGreaterThan(3);
  // Neither the category's catalogue nor the table of figures belongs to a project.
  const missing = statuses.filter(
    ([path, isLoaded]) => isLoaded !== true && !/-(catalogue.pdf|figures.csv)$/.test(String(path)),
  );
  expect(missing).toEqual([]);
  await page.goto("/shortlist");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as ZIP" }).click();
  expect(Object.keys(unzipSync(await readFile(await (await download).path())))).toContain("schedule.pdf");
  await page.getByRole("button", { name: "Clear list" }).click();
  await page.goto("/wallPanels/petPanel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
});

test("enquiries written without a server are kept, and each is sent once when the visitor agrees on a later visit", async ({
  page,
  context,
  site,
}) => {
  await useCalculator(page);
  await site.stop();
  await page.goto("/contact?product=wallPanels/petPanel");
  await expectStarted(page);
  await fill(page);
  await send(page);
  await expect(page.getByText("this site will ask whether to send it")).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).fill("Another hall.");
  await send(page);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("enquiry-waiting") ?? "[]").length as number);
  await expect.poll(kept).toBe(2);
  await page.close();
  await site.start();

  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto("/glossary");
  await second.getByRole("button", { name: "Not now" }).click();
  await expect(second.getByText("2 enquiries have not been sent yet")).toHaveCount(0);
  const ask = /about PET Panel, was written without a network and has not been sent. Send it now\?$/;
  await first.goto("/glossary");
  await expect(first.getByText("2 enquiries have not been sent yet")).toBeVisible();
  await first.getByRole("link", { name: "Send", exact: true }).click();
  await expect(first.getByText(ask)).toBeVisible();
  await second.goto("/contact");
  await expect(second.getByText(ask)).toBeVisible();
  expect(stored(site.dataFolder)).toEqual([]);
  await Promise.all([first, second].map((each) => each.getByRole("button", { name: "Send it now" }).click()));
  await expect(first.getByRole("main").getByRole("status")).toHaveText(sentWords);
  const [sent, later] = [complete.Message, "Another hall."].map((message) => expect.stringContaining(message));
  expect(stored(site.dataFolder)).toEqual([sent]);
  await first.reload();
  await first.getByRole("button", { name: "Send it now" }).click();
  await expect(first.getByRole("main").getByRole("status")).toHaveText(sentWords);
  await expect(second.getByText(ask)).toHaveCount(0);
  expect(stored(site.dataFolder)).toEqual([sent, later]);
});

/** The messages of the enquiries that the server has stored. */
const stored = (folder: string) => storedEnquiries(undefined, folder).map(({ message }) => message);

test("once offline use is disabled, the next visit removes the worker and everything that was kept", async ({
  page,
  site,
}) => {
  await useCalculator(page);
  await visit(page, "/glossary");
  await site.publish({ name: "without", isOfflineUseDisabled: true });
  await page.goto("/about");
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await page.goto("/glossary");
  await page.mouse.wheel(0, 10);
  await expectStarted(page);
  expect(await left()).toEqual([]);
});

test("many visited pages, with the tools, stay below 3 MB, and using the tools removes none of the latest ones", async ({
  page,
  site,
}) => {
  await useCalculator(page);
  await page.goto("/product");
  const links = page.locator("main a[href^='/']");
  const paths = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ]);
  const visited = paths.slice(0, 20);
  for (const path of visited) await visit(page, path);
  for (const tool of ["/seats", "/compare", "/shortlist", "/contact", "/product", "/room"]) {
    await page.goto(tool);
    await expectStarted(page);
  }
  const usedBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage);
  expect(usedBytes).toBeGreaterThan(1_500_000);
  expect(usedBytes).toBeLessThan(3_000_000);
  await site.stop();
  await page.goto("/room");
  for (const path of visited.slice(-6)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  }
});
