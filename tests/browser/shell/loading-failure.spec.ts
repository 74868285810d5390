import type { Page } from "@playwright/test";
import { expect, expectReady, open, test } from "../fixtures.ts";

const projectsScript = /\/static\/js\/projects-[^/]*\.js$/;
const message = (type: string) => `ChunkLoadError: Loading chunk routes/projects failed. (${type})`;

/** Counts how often the browser loads a whole page. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

async function goToProjects(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Work" }).click();
}

test("a page whose script is missing shows the error screen once, and reloading fixes it", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ChunkLoadError|404/);
  const documents = countDocuments(page);
  await page.route(projectsScript, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/about");
  await goToProjects(page);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toHaveText(message("missing"));
  await expect(page).toHaveTitle(/^Unexpected error \|/);
  await expect(page).toHaveURL("/projects");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Newsreader/);
  expect(documents()).toBe(1);

  await page.unroute(projectsScript);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
  expect(documents()).toBe(2);
});

test("a page whose script cannot be reached shows the error screen, and the rest of the site still works", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ChunkLoadError|ERR_FAILED/);
  await page.route(projectsScript, (route) => route.abort());
  await open(page, "/about");
  await goToProjects(page);
  await expect(page.getByRole("alert")).toHaveText(message("missing"));

  await page.getByRole("contentinfo").getByRole("link", { name: "Seating Systems" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seating Systems");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("a page whose script never responds shows the error screen after 120000 ms", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ChunkLoadError/);
  await page.clock.install();
  await page.route(projectsScript, () => {});
  await page.goto("/about");
  await page.mouse.move(100, 100);
  await page.clock.runFor(3000);
  await expectReady(page);
  const asked = page.waitForRequest(projectsScript);
  await goToProjects(page);
  await asked;
  await page.clock.runFor(118_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await page.clock.runFor(2_500);
  await expect(page.getByRole("alert")).toHaveText(message("timeout"));
});
