import type { Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { expect, expectReady, open, test } from "../fixtures.ts";

const { regions } = catalogue();
const north = regions[0]?.rows ?? [];

const table = (page: Page) => page.getByRole("tabpanel").getByRole("table");
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const pages = (page: Page) => page.getByRole("tabpanel").getByRole("navigation");
const step = (page: Page, name: string) => pages(page).getByRole("link", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function expectRows(page: Page, first: number, last: number, of: readonly { project: string }[] = north) {
  await expect(rows(page)).toHaveCount(last - first + 1);
  await expect(rows(page).first().getByRole("cell").first()).toHaveText(of[first - 1]?.project ?? "");
  await expect(rows(page).first()).toHaveAttribute("aria-rowindex", String(first + 1));
  await expect(table(page).getByRole("caption")).toContainText(`${first}–${last} of ${of.length}.`);
}

test("five regions with their numbers of projects, North India first", async ({ page }) => {
  await page.goto("/projects");
  await expect(page.getByRole("tab")).toHaveText(regions.map(({ label, rows: all }) => `${label}${all.length}`));
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/North India/);
  await expectRows(page, 1, 20);
});

test("a region's table has a project, its location and its client in each row", async ({ page }) => {
  await open(page, "/projects");
  for (const { label, rows: all } of regions) {
    await tab(page, label).click();
    await expect(table(page)).toHaveAccessibleName(`Projects in ${label}`);
    await expect(table(page).getByRole("columnheader")).toHaveText(["Project", "Location", "Client"]);
    const shown = all.slice(0, 20);
    await expect(rows(page)).toHaveCount(shown.length);
    for (const [index, { project, location, client }] of shown.entries()) {
      // A union territory that is its own city is named once.
      const place = [...new Set(location.split(", "))].join(", ");
      await expect(rows(page).nth(index).getByRole("cell")).toHaveText([project, place, client]);
    }
  }
});

test("sample projects are captioned as samples", async ({ page }) => {
  await page.goto("/projects");
  await expect(table(page).getByRole("caption")).toContainText(catalogue().pages.projects.sampleNote);
});

test("First, Previous, numbers, Next and Last switch pages", async ({ page }) => {
  await open(page, "/projects");
  await expect(pages(page).getByRole("link")).toHaveText(["First", "Previous", "1", "2", "3", "4", "Next", "Last"]);
  await step(page, "Next").click();
  await expectRows(page, 21, 40);
  await expect(pages(page).getByRole("status")).toHaveText("Page 2 of 4");
  await expect(page).toHaveURL("/projects?region=north&page=2");
  await step(page, "Last").click();
  await expectRows(page, 61, 75);
  await step(page, "Previous").click();
  await expectRows(page, 41, 60);
  await step(page, "2").click();
  await expectRows(page, 21, 40);
  await expect(step(page, "2")).toHaveAttribute("aria-current", "page");
  await step(page, "First").click();
  await expectRows(page, 1, 20);
  await expect(page).toHaveURL("/projects");
});

test("links that lead nowhere are disabled, and the keyboard skips them", async ({ page }) => {
  await open(page, "/projects");
  for (const name of ["First", "Previous"]) {
    await expect(step(page, name)).toBeDisabled();
    await expect(step(page, name)).not.toHaveAttribute("href");
  }
  for (const name of ["Next", "Last"]) await expect(step(page, name)).toBeEnabled();
  await step(page, "Last").click();
  for (const name of ["Next", "Last"]) await expect(step(page, name)).toBeDisabled();
  for (const name of ["First", "Previous"]) await expect(step(page, name)).toBeEnabled();
  await tab(page, "South India").click();
  for (const name of ["First", "Previous", "Next", "Last"]) await expect(step(page, name)).toBeDisabled();
});

test("each region keeps its page while others are viewed, after Back and after a reload", async ({ page }) => {
  await open(page, "/projects");
  await step(page, "3").click();
  await tab(page, "East India").click();
  await expect(page).toHaveURL("/projects?region=east&north=3");
  await tab(page, "North India").click();
  await expectRows(page, 41, 60);
  await expect(page).toHaveURL("/projects?region=north&page=3");
  await page.goBack();
  await expect(tab(page, "East India")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expectReady(page);
  await expect(tab(page, "East India")).toHaveAttribute("aria-selected", "true");
  await tab(page, "North India").click();
  await expectRows(page, 41, 60);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectRows(page, 1, 20);
  await expect(page).toHaveURL("/projects");
});

test("a shared link shows its region and page at once", async ({ page, request }) => {
  const html = await (await request.get("/projects?region=north&page=3")).text();
  expect(html).toMatch(/aria-rowindex="42" data-shown="true"/);
  expect(html).toMatch(/aria-rowindex="41" data-shown="false"/);
  await open(page, "/projects?region=north&page=3");
  await expectRows(page, 41, 60);
});

for (const [query, label, first, last] of [
  ["?region=atlantis", "North India", 1, 20],
  ["?region=north&page=99", "North India", 61, 75],
] as const) {
  test(`${query} falls back to the nearest valid state`, async ({ page }) => {
    await open(page, `/projects${query}`);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(label));
    await expectRows(page, first, last, regions.find((region) => region.label === label)?.rows);
  });
}

test("a new page is read from its first row", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/projects");
  await step(page, "Next").click();
  await expectRows(page, 21, 40);
  await expect(table(page).getByRole("columnheader", { name: "Project" })).toBeInViewport();
});

test("a link that has just reached the end keeps focus", async ({ page }) => {
  await open(page, "/projects");
  await step(page, "3").click();
  await expectRows(page, 41, 60);
  await step(page, "Next").focus();
  await page.keyboard.press("Enter");
  await expectRows(page, 61, 75);
  await expect(step(page, "Next")).toBeFocused();
});

test("the regions work as tabs with the keyboard too", async ({ page }) => {
  await open(page, "/projects");
  await tab(page, "North India").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Central India")).toBeFocused();
  await expect(page).toHaveURL("/projects?region=central");
  await page.keyboard.press("Home");
  await expect(page).toHaveURL("/projects");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a row is a record under labels, still a table, and nothing scrolls sideways", async ({ page }) => {
    await page.goto("/projects");
    const cells = rows(page).first().getByRole("cell");
    await expect(cells).toHaveCount(3);
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(boxes.toSorted((a, b) => a - b)).toEqual(boxes);
    expect(new Set(boxes).size).toBe(3);
    const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels[1]).toContain("Location");
    expect(labels[2]).toContain("Client");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });

  test("every page link is a target of 44 px", async ({ page }) => {
    await page.goto("/projects");
    for (const box of await pages(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every region's rows are on the page, and a region links to its own", async ({ page }) => {
    await page.goto("/projects");
    for (const { label, rows: all } of regions) {
      const shown = page.getByRole("table", { name: `Projects in ${label}` }).getByRole("cell");
      await expect(shown).toHaveCount(3 * all.length);
      await expect(page.getByRole("heading", { level: 2, name: label })).toBeVisible();
    }
    await expect(page.getByRole("navigation", { name: /^Pages of/ })).toHaveCount(0);
    await tab(page, "Central India").click();
    await expect(page.getByRole("heading", { level: 2, name: "Central India" })).toBeInViewport();
  });
});

test("in print every region's rows are shown, without tabs and page links", async ({ page }) => {
  await open(page, "/projects?region=east");
  await page.emulateMedia({ media: "print" });
  const total = regions.reduce((sum, region) => sum + region.rows.length, 0);
  await expect(page.getByRole("table").getByRole("cell")).toHaveCount(3 * total);
  await expect(page.getByRole("tablist")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: /^Pages of/ })).toHaveCount(0);
});

test("on a static host the page reads its state from the address", async ({ page, request }) => {
  const html = await (await request.get("/projects")).text();
  await page.route(/\/projects\?/, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, "/projects?region=north&page=4");
  await expectRows(page, 61, 75);
});
