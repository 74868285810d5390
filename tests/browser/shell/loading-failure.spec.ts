import type { Page } from "@playwright/test";
import { expect, expectReady, expectStarted, open, test } from "../fixtures.ts";

const projectsScript = /\/static\/js\/project-search\.island-[^/]*\.js$/;
const viewerScript = /\/static\/js\/picture-viewer-[^/]*\.js$/;
const message = (type: string) => `ChunkLoadError: Loading chunk picture-viewer failed. (${type})`;

for (const [failure, fail] of [
  ["is missing", { status: 404, body: "" }],
  ["cannot be reached", undefined],
] as const) {
  test(`a page whose script ${failure} works as without JavaScript, and the rest of the site as usual`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/404|ERR_FAILED/);
    await page.route(projectsScript, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await open(page, "/about");
    const reported = page.waitForEvent("console", (entry) => entry.type() === "warning");
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Work" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
    await page.getByRole("searchbox").fill("hospital");
    expect((await reported).text()).toContain("the part works without it");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/projects\?q=hospital/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
    await page.getByRole("contentinfo").getByRole("link", { name: "Seating Systems" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seating Systems");
    await expectReady(page);
  });
}

test("controls that need JavaScript disappear when the page's script cannot be loaded", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await page.goto("/room");
  const print = page.getByRole("button", { name: "Print or save as PDF" });
  await expect(print).toBeVisible();
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.reload();
  await page.mouse.wheel(0, 100);
  await expect(print).toBeHidden();
});

test("a form whose script does not load is sent at once without it", async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/);
  await page.clock.install();
  await page.route(/\/static\/js\/contact-form\.island-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/contact");
  for (const [label, value] of Object.entries({ Name: "A", Email: "a@b.in", Location: "Pune", Message: "Hello" }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Phone", { exact: true }).fill("9876543210");
  // The clock stands still, so nothing can be sent for a wait that is over.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL(/\/contact\?sent=/);
});

const failure = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });

const openFirstPicture = (page: Page) =>
  page.getByRole("region", { name: "Our Experience" }).getByRole("listitem").first().getByRole("link").click();

test("a part whose script is missing shows the error screen, and reloading fixes it", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ChunkLoadError|404/);
  await page.route(viewerScript, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/");
  await pictureOpensInViewer(page);
  await openFirstPicture(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(message("missing"));
  await expect(page).toHaveURL("/");
  await expect(failure(page)).toHaveCSS("font-family", /Newsreader/);
  await expect(page.locator(".site-footer .logo")).toHaveCSS("grid-column", "1 / 4");

  await page.unroute(viewerScript);
  await page.getByRole("link", { name: "Reload the page" }).click();
  await pictureOpensInViewer(page);
  await openFirstPicture(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a part whose script never responds shows the error screen after 120000 ms", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ChunkLoadError/);
  await page.clock.install();
  await page.route(viewerScript, () => {});
  await page.goto("/");
  await page.mouse.move(100, 100);
  await page.clock.runFor(3000);
  await pictureOpensInViewer(page);
  const asked = page.waitForRequest(viewerScript);
  await openFirstPicture(page);
  await asked;
  await page.clock.runFor(118_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(page.getByRole("alert")).toHaveText(message("timeout"));
});

/** Waits until the pictures have hydrated. Before that, each is a link to its file. */
async function pictureOpensInViewer(page: Page): Promise<void> {
  await expectStarted(page);
  const first = page.getByRole("region", { name: "Our Experience" }).getByRole("listitem").first().getByRole("link");
  await expect(first).toHaveAttribute("aria-haspopup", "dialog");
}
